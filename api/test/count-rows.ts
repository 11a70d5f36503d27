import type { Database } from '../src/db/database.ts';
import type { Tables } from '../src/db/tables/tables.ts';

const COUNTED = [
  'settings',
  'business_hours',
  'special_days',
  'categories',
  'products',
  'users',
  'user_points',
  'point_transactions',
  'point_lots',
  'point_draws',
  'point_reversals',
  'stock',
  'stock_history',
  'orders',
  'order_logs',
  'idempotency_keys',
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
