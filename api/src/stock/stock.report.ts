// A day's stock history with the orders and the people behind it: read-only, across rooms.
import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { StockHistoryTable } from '../db/tables/stock.ts';

export type StockHistoryRow = Selectable<StockHistoryTable> & {
  customer_name: string | null;
  username: string | null;
  name: string | null;
};

/** More than a screen shows, and than most days have. */
const MAX_ROWS = 500;

/** What moved the stock of the day with this row, newest first. */
export function listStockHistory(sql: Queries, stockId: number): Promise<StockHistoryRow[]> {
  return (
    sql
      .selectFrom('stock_history')
      .leftJoin('orders', 'orders.id', 'stock_history.order_id')
      .leftJoin('users as author', 'author.id', 'stock_history.created_by')
      // Of an account that is part of another by now, that one did it.
      .leftJoin('users', (join) =>
        join.on((is) => is('users.id', '=', is.fn.coalesce('author.merged_into', 'author.id'))),
      )
      .selectAll('stock_history')
      .select(['orders.customer_name', 'users.username', 'users.name'])
      .where('stock_history.stock_id', '=', stockId)
      .orderBy('stock_history.id', 'desc')
      .limit(MAX_ROWS)
      .execute()
  );
}
