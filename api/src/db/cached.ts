// A value that is read from the database once and cached until one of its topics changes, in this
// process or in another.
import { addDays, madridDay, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Clock } from '../clock.ts';
import type { ChangeFeed, Topic } from './changes.ts';

export class Cached<Value> {
  readonly #changes: ChangeFeed;
  readonly #load: () => Promise<Value>;
  readonly #clock: Clock | undefined;
  readonly #endOf: (now: number) => number;
  #value: Promise<Value> | undefined;
  /** From when the value was asked for to midnight in Madrid, where it tells of the day. */
  #good = { from: -Infinity, until: Infinity };

  /**
   * With a clock the value tells of the day, or of what else ends at `endOf`, and is read anew when that
   * has changed.
   */
  constructor(
    changes: ChangeFeed,
    topics: readonly Topic[],
    load: () => Promise<Value>,
    clock?: Clock,
    endOf: (now: number) => number = nextMidnight,
  ) {
    this.#changes = changes;
    this.#load = load;
    this.#clock = clock;
    this.#endOf = endOf;
    for (const topic of topics) changes.subscribe(topic, () => this.drop());
  }

  /** As of the last commit; a load that a change overtakes goes only to those waiting for it. */
  get(): Promise<Value> {
    if (!this.#changes.isConnected) return this.#load();
    const now = this.#clock?.();
    // A clock that was ahead, and is right again, has told of another day.
    if (now !== undefined && (now < this.#good.from || now >= this.#good.until)) this.drop();
    if (this.#value) return this.#value;
    if (now !== undefined) this.#good = { from: now, until: this.#endOf(now) };
    const loading = this.#load();
    this.#value = loading;
    loading.catch(() => {
      if (this.#value === loading) this.#value = undefined;
    });
    return loading;
  }

  /** Forgets the value for a reason that no topic tells, such as a new day. */
  drop(): void {
    this.#value = undefined;
  }
}

function nextMidnight(now: number): number {
  return startOfDay(addDays(madridDay(now), 1));
}
