// Hashing takes half a core and 19 MB, in the pool of four threads that files and DNS use too: however many
// passwords come at once, two threads stay free and nobody else waits for them.
// See docs/rules/accounts.md#passwords-are-hashed-in-a-queue.
import PQueue from 'p-queue';
import { Failure } from '../../failure.ts';

const AT_ONCE = 2;
/** About two seconds of work; whoever comes then is told to come again. */
const WAITING = 60;
const RETRY_AFTER_SECONDS = 3;

const queue = new PQueue({ concurrency: AT_ONCE });

/** Runs the hashing in its turn. Throws PASSWORDS_BUSY where too many wait already. */
export async function hashInTurn<Result>(hashing: () => Promise<Result>): Promise<Result> {
  if (queue.size >= WAITING) {
    throw new Failure('PASSWORDS_BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return queue.add(hashing);
}
