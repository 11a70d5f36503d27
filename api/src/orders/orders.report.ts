// An order's history with the names of those who made it: read-only, across orders and accounts.
import type { Selectable } from 'kysely';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import type { Queries } from '../db/database.ts';
import type { OrderLogsTable } from '../db/tables/orders.ts';

export type OrderLogRow = Selectable<OrderLogsTable> & {
  username: string | null;
  name: string | null;
  role: Role | null;
};

/** Far more than anybody does to one order. */
const MAX_ROWS = 500;

/** What happened to the order, newest first; of an account that is part of another by now, that one did it. */
export function listOrderLogs(sql: Queries, orderId: number): Promise<OrderLogRow[]> {
  return sql
    .selectFrom('order_logs')
    .leftJoin('users as author', 'author.id', 'order_logs.created_by')
    .leftJoin('users', (join) =>
      join.on((is) => is('users.id', '=', is.fn.coalesce('author.merged_into', 'author.id'))),
    )
    .selectAll('order_logs')
    .select(['users.username', 'users.name', 'users.role'])
    .where('order_logs.order_id', '=', orderId)
    .orderBy('order_logs.id', 'desc')
    .limit(MAX_ROWS)
    .execute();
}
