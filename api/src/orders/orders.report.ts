// An order's history with the names of those who made it: read-only, across orders and accounts.
import type { Selectable } from 'kysely';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import type { Queries } from '../db/database.ts';
import { keptAccountId } from '../db/expressions.ts';
import type { OrderLogsTable } from './orders.tables.ts';

export type OrderLogRow = Selectable<OrderLogsTable> & {
  username: string | null;
  name: string | null;
  role: Role | null;
};

/** Far more than anybody does to one order. */
const MAX_ROWS = 500;

/**
 * What happened to the order, newest first; of an account that is part of another by now, that one did it.
 */
export function listOrderLogs(sql: Queries, orderId: number): Promise<OrderLogRow[]> {
  return sql
    .selectFrom('orderLogs')
    .leftJoin('users as author', 'author.id', 'orderLogs.createdBy')
    .leftJoin('users', (join) => join.on('users.id', '=', keptAccountId('author')))
    .selectAll('orderLogs')
    .select(['users.username', 'users.name', 'users.role'])
    .where('orderLogs.orderId', '=', orderId)
    .orderBy('orderLogs.id', 'desc')
    .limit(MAX_ROWS)
    .execute();
}
