// Whether the shop can take orders: the database answers, soon, and keeps what it is given.
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { writeNothing } from './engines/engine.ts';

/** How long the database may take to be called ready, in milliseconds. */
const PATIENCE = 1500;
/** How long an answer holds, in milliseconds: whoever asks all the time shall not cost a write each time. */
const HOLDS_FOR = 1000;

/** Answers true once the database has made a write durable, false where it fails or is too slow. */
function probe(database: Database): Promise<boolean> {
  const isWritten = database
    .transact((transaction) => writeNothing(transaction.sql, transaction.engine))
    .then(
      () => true,
      () => false,
    );
  const isLate = new Promise<boolean>((resolve) => {
    AbortSignal.timeout(PATIENCE).addEventListener('abort', () => resolve(false));
  });
  return Promise.race([isWritten, isLate]);
}

/** Asks the database at most once a second. */
export function readiness(database: Database, clock: Clock): () => Promise<boolean> {
  let asked = { at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) };
  return () => {
    const now = clock();
    const isFresh = Math.abs(now - asked.at) < HOLDS_FOR;
    if (!isFresh) asked = { at: now, isReady: probe(database) };
    return asked.isReady;
  };
}
