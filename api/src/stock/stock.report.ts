// A day's stock history with the orders and the people behind it: read-only, across rooms.
import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import { keptAccountId } from '../db/expressions.ts';
import type { StockHistoryTable } from './stock.tables.ts';

export type StockHistoryRow = Selectable<StockHistoryTable> & {
  customerName: string | null;
  username: string | null;
  name: string | null;
};

/** More than a screen shows, and than most days have. */
const MAX_ROWS = 500;

/** What moved the stock of the day with this row, newest first. */
export function listStockHistory(sql: Queries, stockId: number): Promise<StockHistoryRow[]> {
  return (
    sql
      .selectFrom('stockHistory')
      .leftJoin('orders', 'orders.id', 'stockHistory.orderId')
      .leftJoin('users as author', 'author.id', 'stockHistory.createdBy')
      // Of an account that is part of another by now, that one did it.
      .leftJoin('users', (join) => join.on('users.id', '=', keptAccountId('author')))
      .selectAll('stockHistory')
      .select(['orders.customerName', 'users.username', 'users.name'])
      .where('stockHistory.stockId', '=', stockId)
      .orderBy('stockHistory.id', 'desc')
      .limit(MAX_ROWS)
      .execute()
  );
}
