import type { Transaction } from '../db/database.ts';
import { blankOrder } from './account-orders.store.ts';
import type { OrderRow } from './orders.store.ts';

/**
 * Takes out of the orders who they were for; one with an invoice stays as the invoice has it
 * (docs/rules/customers.md#what-an-erasure-leaves). The caller has locked them.
 */
export async function blankOrders(
  transaction: Transaction,
  orders: readonly OrderRow[],
  now: number,
): Promise<void> {
  for (const order of orders) {
    if (!hasInvoice(order)) await blankOrder(transaction, order, now);
  }
}

/** An invoice names its customer for as long as the law wants it kept. */
function hasInvoice(order: OrderRow): boolean {
  return order.invoiceNumber !== null || order.invoicePdf !== null;
}
