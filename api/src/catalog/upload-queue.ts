// However many pictures come at once, the memory holds: a few uploads may be on their way or wait, one
// is opened at a time, and who comes then is told to come again (docs/decisions/0018).
import PQueue from 'p-queue';
import { Failure } from '../failure.ts';
import { Places } from '../places.ts';

/** Each keeps a picture of at most 8 MB in memory. */
const PLACES = 5;
/** By then the next one is through. */
const RETRY_AFTER_SECONDS = 5;

export class UploadQueue {
  readonly #places = new Places(PLACES, {
    code: 'PICTURES_BUSY',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  readonly #opening = new PQueue({ concurrency: 1 });

  /** Runs the upload from its first byte on. Throws PICTURES_BUSY where there is no place for it. */
  inPlace<Result>(upload: () => Promise<Result>): Promise<Result> {
    return this.#places.inPlace(upload);
  }

  /**
   * Runs the job when no other runs, in the order of coming. Throws MALFORMED_REQUEST as soon as
   * `signal` aborts while it waits, or has aborted before; then it does not run.
   */
  async inTurn<Result>(job: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    refuseAborted(signal);
    // Not `signal` itself: the queue would call the next one while a job that was begun still runs.
    const leaving = new AbortController();
    const leave = () => leaving.abort(new Failure('MALFORMED_REQUEST'));
    signal.addEventListener('abort', leave, { once: true });
    const begin = () => {
      signal.removeEventListener('abort', leave);
      return job();
    };
    return this.#opening.add(begin, { signal: leaving.signal });
  }
}

/** Nobody reads the answer; what it says matters to nobody. */
export function refuseAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new Failure('MALFORMED_REQUEST');
}
