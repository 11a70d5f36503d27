// For processes that a test ends in the middle of what they do.
import type { Config } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';

/** Opens the database of the environment, as the server does. */
export async function openConfigured({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl === undefined) {
    return (await import('../src/db/engines/open-sqlite.ts')).openSqlite(dataDir);
  }
  return (await import('../src/db/engines/open-postgres.ts')).openPostgres(databaseUrl, () => {});
}

/** Tells the test, and waits for it to end the process. */
export function stayHere(): Promise<never> {
  process.send?.('in the middle');
  return new Promise(() => setInterval(() => {}, 60_000));
}
