// A clock that is far ahead would let everything expire, and nothing brings it back: whatever is written
// off for good by its date waits until the clock has proven right. See
// docs/rules/running.md#a-clock-that-is-ahead.
import { CLOCK_FAR_AHEAD, DAY } from '@brasa/core/kernel/time/durations.ts';
import type { Clock } from './clock.ts';
import type { BelievedClock } from './db/believed-clock.ts';
import type { Database } from './db/database.ts';

/** After so long without another jump it is: the shop may have been closed, or the machine asleep. */
const PROBATION = DAY;

/** A machine may run at weekends alone: so long after the last note the clock may still be the same one. */
const OFF_AT_MOST = 8 * DAY;

export class ClockGuard {
  readonly #clock: Clock;
  readonly #running: Clock;
  #seen: { at: number; running: number };
  #believed: number;
  #suspect: { since: number; ahead: number } | null = null;

  /**
   * `known` is until when the clock was believed, null of a database that knows no moment at all; `running` a clock that
   * nobody sets, in milliseconds.
   */
  constructor(clock: Clock, known: BelievedClock | null, running: Clock = () => performance.now()) {
    this.#clock = clock;
    this.#running = running;
    this.#seen = { at: clock(), running: running() };
    this.#believed = known?.at ?? this.#seen.at;
    this.#judge(this.#seen.at - this.#believed);
    const sinceNote = known === null ? Infinity : this.#seen.at - known.notedAt;
    // Another clock that is wrong begins its own.
    const isSameClock = sinceNote >= 0 - CLOCK_FAR_AHEAD && sinceNote <= OFF_AT_MOST;
    if (known && this.#suspect && isSameClock) this.#suspect.since -= known.probation;
  }

  /** How many days the clock is ahead of what is known, while it is not believed; null when it is. */
  daysAhead(): number | null {
    const now = { at: this.#clock(), running: this.#running() };
    this.#judge(now.at - this.#seen.at - (now.running - this.#seen.running));
    this.#seen = now;
    if (this.#suspect && now.running - this.#suspect.since >= PROBATION) this.#suspect = null;
    if (!this.#suspect) this.#believed = now.at;
    return this.#suspect && Math.floor(this.#suspect.ahead / DAY);
  }

  /** For the next start, which cannot go by the last write: a clock that is not believed may have made it. */
  known(): BelievedClock {
    const isBelieved = this.daysAhead() === null;
    const probation = isBelieved ? 0 : this.#running() - (this.#suspect?.since ?? 0);
    return { at: this.#believed, probation: Math.floor(probation), notedAt: this.#seen.at };
  }

  #judge(jump: number): void {
    const ahead = jump + (this.#suspect?.ahead ?? 0);
    if (jump > CLOCK_FAR_AHEAD) this.#suspect = { since: this.#running(), ahead };
    // Put back to where it was, or further.
    else if (this.#suspect && ahead <= CLOCK_FAR_AHEAD) this.#suspect = null;
  }
}

/** The database, whose transactions know when the clock is not believed. */
export function guardExpiry(database: Database, guard: Pick<ClockGuard, 'daysAhead'>): Database {
  return {
    ...database,
    transact: (run) =>
      database.transact((transaction) =>
        run(guard.daysAhead() === null ? transaction : { ...transaction, holdsExpiry: true }),
      ),
  };
}
