import { sql } from 'kysely';
import type { Queries } from '../src/db/database.ts';
import { engine } from './shop-under-test.ts';

/** Until a transaction waits for a lock; at once on SQLite, where transactions wait for their turn elsewhere. */
export async function untilOneWaits(read: Queries): Promise<void> {
  if (engine !== 'postgres') return;
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(read)).rows[0]?.count === 0);
}
