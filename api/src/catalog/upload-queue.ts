// Uploads queue, so that however many come at once the memory holds: a few may be on their way
// or wait, one is opened at a time, and who comes then is told to come again.
import { Failure } from '../failure.ts';

/** Each keeps a picture of at most 8 MB in memory. */
const PLACES = 5;
/** By then the next one is through. */
const RETRY_AFTER_SECONDS = 5;

export class UploadQueue {
  #free = PLACES;
  #isOpening = false;
  #waiting: (() => void)[] = [];

  /** Runs the upload from its first byte on. Throws PICTURES_BUSY where there is no place for it. */
  async inPlace<Result>(upload: () => Promise<Result>): Promise<Result> {
    if (this.#free === 0) {
      throw new Failure('PICTURES_BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.#free -= 1;
    try {
      return await upload();
    } finally {
      this.#free += 1;
    }
  }

  /**
   * Runs the job when no other runs, in the order of coming. Throws MALFORMED_REQUEST as soon as
   * whoever sent it is `signal`, while it waits or when its turn comes; then it does not run.
   */
  async inTurn<Result>(job: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    refuseAborted(signal);
    await this.#turn(signal);
    try {
      refuseAborted(signal);
      return await job();
    } finally {
      this.#callNext();
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    if (!this.#isOpening) {
      this.#isOpening = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const call = () => {
      signal.removeEventListener('abort', leave);
      resolve(undefined);
    };
    const leave = () => {
      this.#waiting = this.#waiting.filter((waiting) => waiting !== call);
      reject(new Failure('MALFORMED_REQUEST'));
    };
    this.#waiting.push(call);
    signal.addEventListener('abort', leave, { once: true });
    await promise;
  }

  #callNext(): void {
    const call = this.#waiting.shift();
    if (call) call();
    else this.#isOpening = false;
  }
}

/** Nobody reads the answer; what it says matters to nobody. */
export function refuseAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new Failure('MALFORMED_REQUEST');
}
