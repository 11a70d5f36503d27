// What a page tells the worker.
import type { Identity } from './device.ts';

export type PageMessage =
  /** The version that waits is wanted now. */
  | { type: 'SKIP_WAITING' }
  /** A later version is to take over: what nobody waits for is not to hold it up. */
  | { type: 'MAKE_WAY' }
  /** The line is back, or somebody is: what waits is to be sent. */
  | { type: 'FLUSH_OUTBOX' }
  /** Somebody is signed in: what a page says as soon as it knows. */
  | ({ type: 'SIGNED_IN' } & Identity)
  /** Nobody is, or not any more. */
  | { type: 'SIGNED_OUT' };
