// How often something may happen in one process, counted in its memory: where a refusal shall cost less than an answer,
// which a count in the database does not. See docs/rules/wire.md#limits-of-one-process.
import type { Clock } from '../clock.ts';
import { Failure } from '../failure.ts';
import type { Bound } from './throttle.ts';

/** Counts by windows of the clock, each of which begins empty. */
export class MemoryThrottle {
  readonly #windowMilliseconds: number;
  readonly #clock: Clock;
  readonly #rateLimits: boolean;
  readonly #counts = new Map<string, number>();
  #window = 0;

  /** Without `rateLimits` nothing is counted. */
  constructor(
    windowMilliseconds: number,
    { clock, rateLimits }: { clock: Clock; rateLimits: boolean },
  ) {
    this.#windowMilliseconds = windowMilliseconds;
    this.#clock = clock;
    this.#rateLimits = rateLimits;
  }

  /**
   * Counts one for each of the bounds, and answers null. Where any of them is reached, counts none and answers
   * TOO_MANY_ATTEMPTS, with the seconds until the next window.
   */
  count(bounds: readonly Bound[]): Failure | null {
    if (!this.#rateLimits) return null;
    const now = this.#clock();
    const window = Math.floor(now / this.#windowMilliseconds);
    if (window !== this.#window) this.#counts.clear();
    this.#window = window;
    const countOf = (counted: string) => this.#counts.get(counted) ?? 0;
    if (bounds.some(({ counted, most }) => countOf(counted) >= most)) {
      const left = (window + 1) * this.#windowMilliseconds - now;
      return new Failure('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.ceil(left / 1000) });
    }
    for (const { counted } of bounds) this.#counts.set(counted, countOf(counted) + 1);
    return null;
  }
}
