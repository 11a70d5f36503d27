// The orders of one account: listed for their owner, made somebody else's where the owner turns out to
// be another one, and nobody's when the owner goes.
import type { Selectable } from 'kysely';
import { detailsOfQuantity } from '@brasa/core/orders/orders.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engine.ts';
import { NEXT_VERSION } from '../db/tables/columns.ts';
import { erasedValues, personalColumns } from '../db/tables/personal-columns.ts';
import { forgetPushOfOrders } from '../messages/index.ts';
import type { OrderLogsTable } from './orders.tables.ts';
import { readState } from './logged-state.ts';
import { followName } from './name-words.store.ts';
import { blankNotes, readLines } from './order-lines.store.ts';
import { selectOrders, type OrderRow } from './orders.store.ts';

/** The orders that belong to the account, newest first. */
export async function listOrdersOf(sql: Queries, userId: number): Promise<OrderRow[]> {
  const query = selectOrders(sql).where('userId', '=', userId).orderBy('id', 'desc');
  return (await query.execute()).map(readLines);
}

/** So many of them, newest first; those placed before the one that is named. */
export async function listOwnPage(
  sql: Queries,
  userId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<OrderRow[]> {
  let query = selectOrders(sql).where('userId', '=', userId).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).map(readLines);
}

/** All orders of the account, locked until the transaction ends. */
export async function lockOrdersOf(transaction: Transaction, userId: number): Promise<OrderRow[]> {
  const { sql, engine } = transaction;
  const ids = sql.selectFrom('orders').select('id').where('userId', '=', userId).orderBy('id');
  const locked = (await forUpdate(engine, ids).execute()).map(({ id }) => id);
  if (locked.length === 0) return [];
  const query = selectOrders(sql).where('id', 'in', locked).orderBy('id');
  return (await query.execute()).map(readLines);
}

export async function listOrderIdsOf(sql: Queries, userId: number): Promise<number[]> {
  const query = sql.selectFrom('orders').select('id').where('userId', '=', userId);
  return (await query.execute()).map(({ id }) => id);
}

export async function countOrdersOf(sql: Queries, userId: number): Promise<number> {
  const { orders } = await sql
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('orders'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return orders;
}

export async function lockOrders(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const query = transaction.sql
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id');
  await forUpdate(transaction.engine, query).execute();
}

/** Makes the user's orders the other one's; answers how many. The caller has locked them. */
export async function moveOrders(
  transaction: Transaction,
  from: number,
  to: number,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await transaction.sql
    .updateTable('orders')
    .set({ userId: to, updatedAt: now })
    .where('userId', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) transaction.announce('orders');
  return Number(numUpdatedRows);
}

/**
 * Takes out of the orders, which the caller has locked, who they were for. What an invoice says stays in
 * the invoice (docs/rules/customers.md#what-an-erasure-leaves).
 */
export async function blankOrders(
  transaction: Transaction,
  orders: readonly OrderRow[],
  now: number,
): Promise<void> {
  for (const order of orders) await blankOrder(transaction, order, now);
  const ids = orders.map(({ id }) => id);
  await forgetPushOfOrders(transaction, ids);
}

async function blankOrder(transaction: Transaction, order: OrderRow, now: number): Promise<void> {
  await transaction.sql
    .updateTable('orders')
    .set({
      ...erasedValues('orders'),
      // Free text, in which anything may have been said.
      details: detailsOfQuantity(order.quantity),
      version: NEXT_VERSION,
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .execute();
  await followName(transaction, order, { ...order, ...erasedValues('orders') });
  await blankNotes(transaction, order.id);
  await blankLogs(transaction, order.id);
  transaction.announce('orders');
}

/** What an order's history may hold of a person. */
const PERSONAL: readonly string[] = [...personalColumns('orders'), 'lines', 'reason'];

async function blankLogs(transaction: Transaction, orderId: number): Promise<void> {
  const logs = await transaction.sql
    .selectFrom('orderLogs')
    .select(['id', 'previousState', 'newState'])
    .where('orderId', '=', orderId)
    .execute();
  for (const log of logs) {
    await transaction.sql
      .updateTable('orderLogs')
      .set({ previousState: impersonal(log.previousState), newState: impersonal(log.newState) })
      .where('id', '=', log.id)
      .execute();
  }
}

function impersonal(state: Selectable<OrderLogsTable>['newState']): string | null {
  if (state === null) return null;
  const entries = Object.entries(readState(state));
  return JSON.stringify(Object.fromEntries(entries.filter(([name]) => !PERSONAL.includes(name))));
}
