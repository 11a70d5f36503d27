import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transaction } from '../db/database.ts';
import { blankAnswers } from '../db/idempotency.ts';
import { blankOrder } from './account-orders.store.ts';
import { viewOrder } from './order-view.ts';
import type { OrderRow } from './orders.store.ts';

/**
 * Takes out of the orders who they were for, and out of what is kept to answer repeats about them; one
 * with an invoice stays as the invoice has it (docs/rules/customers.md#what-an-erasure-leaves). The caller
 * has locked them.
 */
export async function blankOrders(
  transaction: Transaction,
  orders: readonly OrderRow[],
  now: number,
): Promise<void> {
  const blanked = new Map<unknown, object>();
  for (const order of orders) {
    if (hasInvoice(order)) continue;
    blanked.set(order.id, customerOf(viewOrder(await blankOrder(transaction, order, now))));
  }
  const ids = orders.map(({ id }) => id).filter((id) => blanked.has(id));
  await blankAnswers(transaction, ids, (part) =>
    'customerName' in part ? { ...part, ...blanked.get(part['id']) } : part,
  );
}

/** What an answer about an order tells of a person. */
function customerOf(order: Order) {
  const { customerName, customerPhone, customerEmail, customerDNI, customerAddress } = order;
  const { details } = order;
  return { customerName, customerPhone, customerEmail, customerDNI, customerAddress, details };
}

/** An invoice names its customer for as long as the law wants it kept. */
function hasInvoice(order: OrderRow): boolean {
  return order.invoiceNumber !== null || order.invoicePdf !== null;
}
