// A bound of the requests that are kept in memory at once. One too many is refused with the seconds after which to come
// again.
import PQueue from 'p-queue';
import type { FailureCode } from '@brasa/core/failures.ts';
import { Failure } from './failure.ts';

type Busy = {
  code: FailureCode;
  /** By then the next one is through. */
  retryAfterSeconds: number;
};

export class Places {
  readonly #taken: PQueue;
  readonly #busy: Busy;

  constructor(most: number, busy: Busy) {
    this.#taken = new PQueue({ concurrency: most });
    this.#busy = busy;
  }

  /** Does the job in a place, which is free again however the job ends. Throws the code where there is none. */
  async inPlace<Result>(job: () => Promise<Result>): Promise<Result> {
    const { code, retryAfterSeconds } = this.#busy;
    if (this.#taken.pending === this.#taken.concurrency)
      throw new Failure(code, { retryAfterSeconds });
    return this.#taken.add(job);
  }
}
