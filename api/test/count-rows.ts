import type { Database } from '../src/db/database.ts';
import type { Tables } from '../src/db/tables/tables.ts';

const COUNTED = [
  'settings',
  'businessHours',
  'specialDays',
  'categories',
  'products',
  'users',
  'userPoints',
  'pointTransactions',
  'pointLots',
  'pointDraws',
  'pointReversals',
  'stock',
  'stockHistory',
  'orders',
  'orderLogs',
  'idempotencyKeys',
] as const satisfies readonly (keyof Tables)[];

/** How many rows every table has, but for sessions and throttles, which reading may touch. */
export async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of COUNTED) {
    const { rows } = await database.read
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counts[table] = rows;
  }
  return counts;
}
