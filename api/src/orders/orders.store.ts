import {
  sql as raw,
  type Insertable,
  type Selectable,
  type Updateable,
  type UpdateObject,
} from 'kysely';
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { foldEmail } from '@brasa/core/kernel/text/email.ts';
import {
  invoicedRefusal,
  NOT_INVOICED,
  settlesInvoices,
} from '@brasa/core/orders/pay/invoiced-order.rules.ts';
import type { Line } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { amountDue } from '@brasa/core/orders/pay/owed.rules.ts';
import type { PartFields } from '@brasa/core/payments/payments.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { defer } from '../db/defer.ts';
import { forUpdate } from '../db/engines/engine.ts';
import { compiledInsert } from '../db/prepared.ts';
import { NEXT_VERSION } from '../db/tables/columns.ts';
import { erasedValues } from '../db/tables/personal-columns.ts';
import type { Tables } from '../db/tables/tables.ts';
import { orRefuse, throwRefusal } from '../failure.ts';
import { LAST_PAUSE } from '../oven/index.ts';
import type { OrdersTable } from './orders.tables.ts';
import { followName, insertNameWords } from './archive/name-words.store.ts';
import { insertLines, linesColumn, readLines, replaceLines } from './order-lines.store.ts';
import { readParts, writeParts } from './pay/stated-parts.ts';

type OrderColumns = Selectable<OrdersTable>;
type OrderParts = PartFields<Cents | null>;
type OrderFields = Omit<OrderColumns, 'statedParts'> & OrderParts;
export type OrderRow = OrderFields & { lines: Line[] };
export type NewOrder = Omit<Insertable<OrdersTable>, 'statedParts'> & OrderParts;
export type OrderChange = Omit<Updateable<OrdersTable>, 'version' | 'statedParts'> &
  Partial<OrderParts> & { lines?: Line[] };

/** The orders with their lines, which `readRow` reads. */
export function selectOrders(sql: Queries) {
  return sql.selectFrom('orders').selectAll().select(linesColumn(sql).as('lines'));
}

/** The stored order by its fields. */
export const readRow = <Row extends Pick<OrderColumns, 'statedParts'> & { lines: string | null }>(
  row: Row,
) => readLines(readParts(row));

export async function findOrder(sql: Queries, id: number): Promise<OrderRow | undefined> {
  const row = await selectOrders(sql).where('id', '=', id).executeTakeFirst();
  return row && readRow(row);
}

/**
 * Locked until the transaction ends: others who change it wait. Throws ORDER_NOT_FOUND. It is read by a
 * statement after the lock: one that waits for the lock sees the lines as they were before it waited.
 */
export async function lockOrder(transaction: Transaction, id: number): Promise<OrderRow> {
  const { sql, engine } = transaction;
  const row = sql.selectFrom('orders').select('id').where('id', '=', id);
  if (engine === 'postgres') await defer(transaction, forUpdate(engine, row));
  return orRefuse(await findOrder(sql, id), 'ORDER_NOT_FOUND');
}

/**
 * The orders that were handed over since then and still are, the last one first, each with the moment.
 * Whatever was handed over has changed by it: of all orders only those that changed since are looked at.
 */
export async function listDeliveredSince(
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
  const rows = await sql
    .selectFrom(changed)
    .selectAll()
    .select(linesColumn(sql, 'changed').as('lines'))
    .where('deliveredAt', '>=', since)
    .$narrowType<{ deliveredAt: number }>()
    .orderBy('deliveredAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(readRow);
}

/** True where something became of the order itself since then: an erasure or a merge of accounts touches old orders too. */
const hasHistorySince = (since: number) => raw<boolean>`exists (select 1 from order_logs
  where order_logs.order_id = orders.id and order_logs.created_at >= ${since} and order_logs.action <> 'erased')`;

/** In cents, both above 0: what some orders owe together, and what is to be given back of others. */
export type Owed = { due: Cents; toGiveBack: Cents };

/**
 * Handed over since then, or changed since, and something owed or no payment noted; or not pending, and something to be given back,
 * whenever that was: how many, what they owe together, and the first by pick-up.
 */
export async function listOwingSince(
  sql: Queries,
  since: number,
  limit: number,
): Promise<Owed & { count: number; orders: OrderRow[] }> {
  const owing = selectOrders(sql).where((is) =>
    is.or([
      raw<boolean>`(amount_due < 0 and status <> 'pending')`,
      is.and([
        is('updatedAt', '>=', since),
        is('status', '=', 'delivered'),
        hasHistorySince(since),
        // Without a payment what was handed over before there were amounts due is listed too, and what has no lines.
        is.or([is('amountDue', '>', cents(0)), is('finalAmount', 'is', null)]),
      ]),
    ]),
  );
  const { count, due, toGiveBack } = await owing
    .clearSelect()
    .select((is) => [
      is.fn.countAll<Sum>().as('count'),
      raw<Sum | null>`sum(case when amount_due > 0 then amount_due else 0 end)`.as('due'),
      raw<Sum | null>`sum(case when amount_due < 0 then -amount_due else 0 end)`.as('toGiveBack'),
    ])
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    due: cents(Number(due)),
    toGiveBack: cents(Number(toGiveBack)),
    orders: await firstByPickup(owing, limit),
  };
}

async function firstByPickup(
  query: ReturnType<typeof selectOrders>,
  limit: number,
): Promise<OrderRow[]> {
  const rows = await query.orderBy('pickupTime').orderBy('id').limit(limit).execute();
  return rows.map(readRow);
}

/** How many orders the query finds, and the first of them by pick-up. */
export async function countAndFirst(
  query: ReturnType<typeof selectOrders>,
  limit: number,
): Promise<{ count: number; orders: OrderRow[] }> {
  const { count } = await query
    .clearSelect()
    .select((is) => is.fn.countAll<Sum>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Number(count), orders: await firstByPickup(query, limit) };
}

/** When any order last changed, milliseconds UTC; null in a shop without orders. */
export async function lastOrderChange(sql: Queries): Promise<number | null> {
  const { last } = await sql
    .selectFrom('orders')
    .select((is) => is.fn.max<number | null>('updatedAt').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** How many others that customers have placed with the same phone are pending. */
const PENDING_OF_PHONE = raw<Sum>`(
  select count(*) from orders as other
  where other.customer_phone = orders.customer_phone and other.status = 'pending'
    and other.is_manual_entry = 0 and other.id <> orders.id)`;

const newOrder = compiledInsert('orders', (insert) =>
  insert
    .returningAll()
    .returning([LAST_PAUSE.as('lastPause'), PENDING_OF_PHONE.as('pendingOfPhone')]),
);

type InsertedOrder = { lastPause: number | null; pendingOfPhone: Sum };

/**
 * Answers the order, until when staff have last paused orders, and how many others with its phone customers
 * have pending: these cost no query of their own.
 */
export async function insertOrder(
  transaction: Transaction,
  order: NewOrder,
  lines: readonly Line[],
): Promise<{ row: OrderRow; lastPause: number | null; pendingOfPhone: number }> {
  const { rows } = await transaction.sql.executeQuery(
    newOrder(transaction.sql, [writeParts(order)]),
  );
  const [{ lastPause, pendingOfPhone, ...columns }] = rows as [OrderColumns & InsertedOrder];
  const row = readParts(columns);
  await insertLines(transaction, row.id, lines);
  await insertNameWords(transaction, row);
  transaction.announce('orders');
  return { row: { ...row, lines: [...lines] }, lastPause, pendingOfPhone: Number(pendingOfPhone) };
}

const SETTLED = {
  ...NOT_INVOICED,
  settledInvoiceId: raw<number>`(select max(id) from invoices where order_id = orders.id)`,
};

/**
 * Changes the locked order; whoever edits the version before it is told. Lines left out stay. Throws
 * ORDER_INVOICED.
 */
export async function updateOrder(
  transaction: Transaction,
  before: OrderRow,
  { lines, ...change }: OrderChange,
): Promise<OrderRow> {
  throwRefusal(invoicedRefusal(before, { ...change, ...(lines && { lines }) }));
  if (lines) await replaceLines(transaction, before.id, lines);
  const isNamed = before.erasedAt !== null && namesSomebody(change, lines);
  const isSettled = settlesInvoices(before, change.status);
  const changes = { ...change, ...(lines && { lines }), ...(isSettled && NOT_INVOICED) };
  const after = { ...before, ...changes } as OrderRow;
  const row = await write(transaction, before.id, {
    ...writeParts(change),
    ...(isNamed && { erasedAt: null }),
    ...(isSettled && SETTLED),
    amountDue: amountDue(after),
    version: NEXT_VERSION,
  });
  await followName(transaction, before, row);
  return { ...row, lines: lines ?? before.lines };
}

/** Whether the change may say anew who an erased order is for. */
function namesSomebody(change: OrderChange, lines: readonly Line[] = []): boolean {
  const written = Object.entries(erasedValues('orders')).filter(
    ([column, erased]) => (change[column as keyof typeof change] ?? erased) !== erased,
  );
  return written.length > 0 || lines.some(({ note }) => note !== null);
}

/** Notes that the customer has been notified; that gets in the way of nobody's edit. */
export async function markNotified(
  transaction: Transaction,
  before: OrderRow,
  now: number,
): Promise<OrderRow> {
  const row = await write(transaction, before.id, { notificado: 1, updatedAt: now });
  return { ...row, lines: before.lines };
}

async function write(
  transaction: Transaction,
  id: number,
  columns: UpdateObject<Tables, 'orders'>,
): Promise<OrderFields> {
  const row = await transaction.sql
    .updateTable('orders')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('orders');
  return readParts(row);
}

/** Whether an order with the e-mail, in whatever capitals, was ever handed over. */
export async function hasPickedUp(sql: Queries, email: string): Promise<boolean> {
  const found = await sql
    .selectFrom('orders')
    .select('id')
    .where((is) => is(is.fn<string>('lower', ['customerEmail']), '=', foldEmail(email)))
    // As a literal: the index of what was handed over is not used for parameters.
    .where('status', '=', raw.lit('delivered'))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
