// The last moment that the database knows: read-only, across accounts, loyalty and orders.
import type { Queries } from '../../db/database.ts';

/**
 * Of what was written last, not the latest of all: a clock that was ahead has left later ones. Null before
 * all.
 */
export async function lastWrite(sql: Queries): Promise<number | null> {
  const newest = (table: 'users' | 'orderLogs' | 'pointTransactions') =>
    sql.selectFrom(table).select('createdAt').orderBy('id', 'desc').limit(1).executeTakeFirst();
  const rows = await Promise.all([
    newest('users'),
    newest('orderLogs'),
    newest('pointTransactions'),
  ]);
  const times = rows.flatMap((row) => (row ? [row.createdAt] : []));
  return times.length === 0 ? null : Math.max(...times);
}
