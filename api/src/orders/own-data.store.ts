// The orders of one account: listed for their owner, and made nobody's when the owner goes.
import type { Selectable } from 'kysely';
import { detailsOfQuantity } from '@brasa/core/orders/orders.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engine.ts';
import type { OrderLogsTable } from '../db/tables/orders.ts';
import type { OrderRow } from './orders.store.ts';

/** The orders that belong to the account, newest first. */
export function listOrdersOf(sql: Queries, userId: number): Promise<OrderRow[]> {
  return sql
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** The same orders, locked until the transaction ends. */
export function lockOrdersOf(transaction: Transaction, userId: number): Promise<OrderRow[]> {
  const query = transaction.sql
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id');
  return forUpdate(transaction.engine, query).execute();
}

/** Takes out of the order who it was for; what it was, when and for how much stays. */
export async function blankOrder(
  transaction: Transaction,
  order: OrderRow,
  now: number,
): Promise<OrderRow> {
  const blanked = await transaction.sql
    .updateTable('orders')
    .set({
      customer_name: 'Cuenta borrada',
      customer_phone: null,
      customer_email: null,
      customer_dni: null,
      customer_address: null,
      // Free text, in which anything may have been said.
      details: detailsOfQuantity(order.quantity),
      gdpr_consent_date: null,
      gdpr_consent_version: null,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await blankLogs(transaction, order.id);
  transaction.announce('orders');
  return blanked;
}

/** What an order's history may hold of a person, by the names in `order-difference.ts`. */
const PERSONAL = [
  'customer_name',
  'customer_phone',
  'customer_email',
  'customer_dni',
  'customer_address',
  'details',
];

async function blankLogs(transaction: Transaction, orderId: number): Promise<void> {
  const logs = await transaction.sql
    .selectFrom('order_logs')
    .select(['id', 'previous_state', 'new_state'])
    .where('order_id', '=', orderId)
    .execute();
  for (const log of logs) {
    await transaction.sql
      .updateTable('order_logs')
      .set({ previous_state: impersonal(log.previous_state), new_state: impersonal(log.new_state) })
      .where('id', '=', log.id)
      .execute();
  }
}

function impersonal(state: Selectable<OrderLogsTable>['new_state']): string | null {
  if (state === null) return null;
  const entries = Object.entries(JSON.parse(state) as object);
  return JSON.stringify(Object.fromEntries(entries.filter(([name]) => !PERSONAL.includes(name))));
}
