import {
  sql as raw,
  type Insertable,
  type Selectable,
  type Updateable,
  type UpdateObject,
} from 'kysely';
import type { OrderAction } from '@brasa/core/orders/order-history.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { defer } from '../db/defer.ts';
import { forUpdate } from '../db/engine.ts';
import { NEXT_VERSION } from '../db/tables/columns.ts';
import type { OrderLogsTable, OrdersTable } from '../db/tables/orders.ts';
import type { Tables } from '../db/tables/tables.ts';
import { orRefuse } from '../failure.ts';

export type OrderRow = Selectable<OrdersTable>;
type OrderLogRow = Selectable<OrderLogsTable>;
export type NewOrder = Insertable<OrdersTable>;
export type OrderChange = Omit<Updateable<OrdersTable>, 'version'>;

export function findOrder(sql: Queries, id: number): Promise<OrderRow | undefined> {
  return sql.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends: others who change it wait. Throws ORDER_NOT_FOUND. */
export async function lockOrder(transaction: Transaction, id: number): Promise<OrderRow> {
  const query = transaction.sql.selectFrom('orders').selectAll().where('id', '=', id);
  return orRefuse(await forUpdate(transaction.engine, query).executeTakeFirst(), 'ORDER_NOT_FOUND');
}

/** Every pending order of every day, by pick-up time. */
export function listPending(sql: Queries): Promise<OrderRow[]> {
  return (
    sql
      .selectFrom('orders')
      .selectAll()
      // As a literal: the index of pending orders is not used for a parameter.
      .where('status', '=', raw.lit('pending'))
      .orderBy('pickupTime')
      .orderBy('id')
      .execute()
  );
}

/**
 * The orders that were handed over since then and still are, the last one first, each with the moment. Whatever was
 * handed over has changed by it: of all orders only those that changed since are looked at.
 */
export function listDeliveredSince(
  sql: Queries,
  since: number,
): Promise<(OrderRow & { deliveredAt: number })[]> {
  const changed = sql
    .selectFrom('orders')
    .selectAll()
    .select((is) =>
      is
        .selectFrom('orderLogs')
        .select((log) => log.fn.max<number>('orderLogs.createdAt').as('at'))
        .whereRef('orderLogs.orderId', '=', 'orders.id')
        .where('orderLogs.action', '=', 'delivered')
        .as('deliveredAt'),
    )
    .where('status', '=', 'delivered')
    .where('updatedAt', '>=', since)
    .as('changed');
  return sql
    .selectFrom(changed)
    .selectAll()
    .where('deliveredAt', '>=', since)
    .$narrowType<{ deliveredAt: number }>()
    .orderBy('deliveredAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** When any order last changed, milliseconds UTC; null in a shop without orders. */
export async function lastOrderChange(sql: Queries): Promise<number | null> {
  const { last } = await sql
    .selectFrom('orders')
    .select((is) => is.fn.max<number | null>('updatedAt').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertOrder(transaction: Transaction, order: NewOrder): Promise<OrderRow> {
  const row = await transaction.sql
    .insertInto('orders')
    .values(order)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('orders');
  return row;
}

/** Changes the order; whoever edits the version before it is told. */
export function updateOrder(
  transaction: Transaction,
  id: number,
  change: OrderChange,
): Promise<OrderRow> {
  return write(transaction, id, { ...change, version: NEXT_VERSION });
}

/** Notes that the customer has been notified; that gets in the way of nobody's edit. */
export function markNotified(transaction: Transaction, id: number, now: number): Promise<OrderRow> {
  return write(transaction, id, { notificado: 1, updatedAt: now });
}

async function write(
  transaction: Transaction,
  id: number,
  columns: UpdateObject<Tables, 'orders'>,
): Promise<OrderRow> {
  const row = await transaction.sql
    .updateTable('orders')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('orders');
  return row;
}

/** Adds an entry to the order's history; states hold what the action changed. */
export async function insertOrderLog(
  transaction: Transaction,
  log: {
    orderId: number;
    action: OrderAction;
    before: object | null;
    after: object | null;
    by: number | null;
    now: number;
  },
): Promise<void> {
  await defer(
    transaction,
    transaction.sql.insertInto('orderLogs').values({
      orderId: log.orderId,
      action: log.action,
      previousState: log.before && JSON.stringify(log.before),
      newState: log.after && JSON.stringify(log.after),
      createdAt: log.now,
      createdBy: log.by,
    }),
  );
}

/** The last entry of the order's history with this action. */
export function findLastLog(
  sql: Queries,
  orderId: number,
  action: OrderAction | OrderRow['status'],
): Promise<Pick<OrderLogRow, 'previousState'> | undefined> {
  return sql
    .selectFrom('orderLogs')
    .select('previousState')
    .where('orderId', '=', orderId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
