// What every change of an order's columns has in common: its history, and the ledger of what was paid for it.
import type { OrderAction } from '@brasa/core/orders/archive/order-history.rules.ts';
import { isBeyondOwed } from '@brasa/core/orders/pay/owed.rules.ts';
import { paidSteps } from '@brasa/core/orders/pay/paid-parts.rules.ts';
import { NO_PARTS, partsBetween, type Parts } from '@brasa/core/payments/parts.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { recordPayment, sumBySubject } from '../../payments/index.ts';
import { difference } from '../archive/logged-state.ts';
import { insertOrderLog } from '../archive/order-logs.store.ts';
import { updateOrder, type OrderChange, type OrderRow } from '../orders.store.ts';

export type Entry = {
  /** What the histories call it. */
  action: OrderAction;
  /** Null for the order's own customer. */
  by: number | null;
  now: number;
  /** When it was made without a connection; null for what was sent at once. */
  madeAt: number | null;
  /** Why, where that was said. */
  reason?: string | null;
};

/** When it was changed is the entry's to say. */
export type OrderColumns = Omit<OrderChange, 'updatedAt'>;

/** Changes the locked order and answers it. Throws ORDER_INVOICED. */
export async function changeOrder(
  transaction: Transaction,
  before: OrderRow,
  change: OrderColumns,
  { reason = null, ...entry }: Entry,
): Promise<OrderRow> {
  const { id } = before;
  const { action, by, now, madeAt } = entry;
  const after = await updateOrder(transaction, before, { ...change, updatedAt: now });
  const states = difference(before, after);
  const told = reason === null ? states : { ...states, after: { reason, ...states.after } };
  await insertOrderLog(transaction, { orderId: id, action, ...told, by, now, madeAt });
  const refunded = await refundsTakenBack(transaction, before, after, action);
  for (const step of paidSteps(before, after, action, refunded)) {
    await recordPayment(transaction, { subject: 'order', subjectId: id, ...entry, ...step });
  }
  return after;
}

/** What went back of the order in each way, in cents above 0, where the change takes refunds back. */
async function refundsTakenBack(
  { sql }: Transaction,
  before: OrderRow,
  after: OrderRow,
  action: OrderAction,
): Promise<Parts> {
  if (action !== 'payment' || !isBeyondOwed(before, after.totalAmount)) return NO_PARTS;
  const refunds = await sumBySubject(sql, {
    ...{ subject: 'order', ids: [before.id], actions: ['refunded'] },
  });
  return partsBetween(refunds.get(before.id) ?? NO_PARTS, NO_PARTS);
}
