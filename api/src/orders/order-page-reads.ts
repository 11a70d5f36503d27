// An order's page costs milliseconds to make, for its times to choose from. Without a limit, one code is enough to keep
// the process busy. See docs/rules/orders.md#reads-of-an-order-page.
import { MINUTE } from '@brasa/core/kernel/durations.ts';
import type { Clock } from '../clock.ts';
import { networkOf } from '../db/throttle.ts';
import { Failure } from '../failure.ts';

/** Reads a minute of one code: an open page asks twice. */
const MOST_OF_CODE = 60;
/** Reads a minute of one network, whatever codes. */
const MOST_OF_NETWORK = 300;

/**
 * Counts them in this process alone, by the minute of the clock: a refusal shall cost less than an answer, which a count
 * in the database does not.
 */
export class OrderPageReads {
  readonly #clock: Clock;
  readonly #isLimited: boolean;
  readonly #counts = new Map<string, number>();
  #minute = 0;

  constructor(clock: Clock, isLimited: boolean) {
    this.#clock = clock;
    this.#isLimited = isLimited;
  }

  /** Throws TOO_MANY_ATTEMPTS, with the seconds until the next minute, for one too many; that one is not counted. */
  count(address: string, code: string): void {
    if (!this.#isLimited) return;
    const now = this.#clock();
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute) this.#counts.clear();
    this.#minute = minute;
    const network = `network ${networkOf(address)}`;
    const ofCode = `code ${code}`;
    const [inNetwork, withCode] = [this.#counts.get(network) ?? 0, this.#counts.get(ofCode) ?? 0];
    if (inNetwork >= MOST_OF_NETWORK || withCode >= MOST_OF_CODE) {
      const retryAfterSeconds = Math.ceil(((minute + 1) * MINUTE - now) / 1000);
      throw new Failure('TOO_MANY_ATTEMPTS', { retryAfterSeconds });
    }
    this.#counts.set(network, inNetwork + 1);
    this.#counts.set(ofCode, withCode + 1);
  }
}
