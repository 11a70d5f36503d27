// The order of things in a ledger that has taken in others (docs/decisions/0017): until two users became
// one, the history of each ran on its own, and neither its balance nor its time is the other's.
import { CLOCK_FAR_AHEAD, DAY } from '../kernel/time/durations.ts';
import { points, sumPoints, type Points } from '../kernel/amounts/points.ts';
import type { PointTransactionType } from './loyalty.contract.ts';

export type LedgerTransaction = {
  id: number;
  /** Whose it was when it was written. */
  owner: number;
  type: PointTransactionType;
  points: Points;
  at: number;
};

/**
 * `available` points went from one user to the other when no transaction was younger than the one with
 * the id `after`.
 */
export type LedgerMerge = { from: number; into: number; after: number; available: Points };

/** Further ahead no clock goes unseen: a time that far back has been lost. */
const TEN_YEARS = 3653 * DAY;

/** Whether the step back is that of a clock that was ahead and has been put right. */
const isClockPutRight = (back: number) => back > CLOCK_FAR_AHEAD && back < TEN_YEARS;

type Finding = 'balance-below-zero' | 'time-turned-back' | 'moved-and-merges';

type Note = (finding: Finding, row: number, found: number, expected: number) => void;

/**
 * The histories of users who are one by now, gone through again side by side: each runs on its own
 * until the merge that the log tells of, and from there on as part of the other.
 */
export class Histories {
  readonly #running = new Map<number, { balance: Points; last: number }>();
  readonly #userId: number;
  readonly #merges: readonly LedgerMerge[];
  readonly #note: Note;
  #merged = 0;

  constructor(userId: number, merges: readonly LedgerMerge[], note: Note) {
    this.#userId = userId;
    this.#merges = merges;
    this.#note = note;
  }

  add({ id, owner, points, at }: LedgerTransaction): void {
    this.#mergeUpTo(id - 1);
    const history = this.#of(owner);
    history.balance = sumPoints([history.balance, points]);
    this.#note('balance-below-zero', id, history.balance, Math.max(0, history.balance));
    const isSound = at >= history.last || isClockPutRight(history.last - at);
    this.#note('time-turned-back', id, at, isSound ? at : history.last);
    history.last = at;
  }

  /** By then everything has become part of the one user's. */
  end(): void {
    this.#mergeUpTo(Infinity);
    for (const [owner, { balance }] of this.#running) {
      if (owner !== this.#userId) this.#note('moved-and-merges', owner, balance, 0);
    }
  }

  #mergeUpTo(transaction: number): void {
    for (;;) {
      const merge = this.#merges[this.#merged];
      if (!merge || merge.after > transaction) return;
      this.#merged += 1;
      const from = this.#of(merge.from);
      const into = this.#of(merge.into);
      this.#note('moved-and-merges', merge.from, from.balance, merge.available);
      into.balance = sumPoints([into.balance, from.balance]);
      into.last = Math.max(into.last, from.last);
      this.#running.delete(merge.from);
    }
  }

  #of(owner: number): { balance: Points; last: number } {
    const known = this.#running.get(owner);
    if (known) return known;
    const fresh = { balance: points(0), last: 0 };
    this.#running.set(owner, fresh);
    return fresh;
  }
}
