// Orders without who they were for: after an erasure by the person or by staff, and once their time has passed
// (docs/rules/customers.md#what-an-erasure-takes).
import { sql as raw, type Selectable } from 'kysely';
import { startOfDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import { detailsOfQuantity } from '@brasa/core/orders/orders.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { NEXT_VERSION } from '../db/tables/columns.ts';
import { erasedValues, personalColumns } from '../db/tables/personal-columns.ts';
import { forgetPushOfOrders } from '../messages/index.ts';
import { readState } from './logged-state.ts';
import { followName } from './name-words.store.ts';
import { blankNotes } from './order-lines.store.ts';
import { insertOrderLog, type OrderRow } from './orders.store.ts';
import type { OrderLogsTable } from './orders.tables.ts';

/** `by` is who asked for it; null where nobody did. */
type Erasure = { by: number | null; now: number };

/**
 * Takes out of the orders, which the caller has locked, who they were for; one that says so no more stays as it is. Answers of how many.
 * What an invoice says stays in the invoice (docs/rules/customers.md#what-an-erasure-leaves).
 */
export async function blankOrders(
  transaction: Transaction,
  orders: readonly OrderRow[],
  erasure: Erasure,
): Promise<number> {
  const named = orders.filter(({ erasedAt }) => erasedAt === null);
  for (const order of named) await blankOrder(transaction, order, erasure);
  await forgetPushOfOrders(
    transaction,
    named.map(({ id }) => id),
  );
  return named.length;
}

async function blankOrder(
  transaction: Transaction,
  order: OrderRow,
  { by, now }: Erasure,
): Promise<void> {
  await transaction.sql
    .updateTable('orders')
    .set({
      ...erasedValues('orders'),
      // Free text, in which anything may have been said.
      details: detailsOfQuantity(order.quantity),
      erasedAt: now,
      version: NEXT_VERSION,
      updatedAt: now,
    })
    .where('id', '=', order.id)
    .execute();
  await followName(transaction, order, { ...order, ...erasedValues('orders') });
  await blankNotes(transaction, order.id);
  await blankLogs(transaction, order.id);
  const log = { orderId: order.id, action: 'erased', by, now } as const;
  await insertOrderLog(transaction, { ...log, before: null, after: null });
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

export type PastOrder = Pick<OrderRow, 'pickupTime' | 'id'>;

/**
 * So many of the orders picked up before the day that still say who they were for, by their ids, after the one that is
 * named. Pending ones and the others stand in indexes of their own.
 */
export async function listPastOrders(
  sql: Queries,
  { before, isPending, most }: { before: Day; isPending: boolean; most: number },
  after: PastOrder | undefined,
): Promise<PastOrder[]> {
  let past = sql
    .selectFrom('orders')
    .select(['pickupTime', 'id'])
    .where('erasedAt', 'is', null)
    .where('status', isPending ? '=' : '<>', raw.lit('pending'))
    .where('pickupTime', '<', startOfDay(before))
    .orderBy('pickupTime')
    .orderBy('id')
    .limit(most);
  if (after) {
    past = past.where(
      raw<boolean>`(${raw.ref('pickupTime')}, ${raw.ref('id')}) > (${after.pickupTime}, ${after.id})`,
    );
  }
  return past.execute();
}
