import { sql as raw } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { lockByName } from '../db/engines/engine.ts';

const LOCK = 'ordering pause';

/**
 * Until when orders were last said to be paused; null where never, or where somebody ended it. For any
 * query.
 */
export const LAST_PAUSE = raw<
  number | null
>`(select paused_until from ordering_pauses order by id desc limit 1)`;

export async function readLastPause(sql: Queries): Promise<number | null> {
  const { lastPause } = await sql
    .selectNoFrom(LAST_PAUSE.as('lastPause'))
    .executeTakeFirstOrThrow();
  return lastPause;
}

/** No pause begins until the transaction ends; whoever begins one waits for it. */
export function holdOffPauses({ sql, engine }: Transaction): Promise<void> {
  return lockByName(sql, engine, LOCK, 'shared');
}

/** Waits for the orders under way, and lets those that come later wait. */
export function lockPauses({ sql, engine }: Transaction): Promise<void> {
  return lockByName(sql, engine, LOCK);
}

export async function insertPause(
  transaction: Transaction,
  pause: { until: number | null; by: number; now: number },
): Promise<void> {
  const row = { pausedUntil: pause.until, createdAt: pause.now, createdBy: pause.by };
  await transaction.sql.insertInto('orderingPauses').values(row).execute();
  transaction.announce('ordering');
}
