// What is to be paid for an order, as its answer says it (docs/rules/orders.md#invoice-data).
import type { Order } from './orders.contract.ts';

/** Of what was typed there is no final amount yet. */
type Totals = Pick<Order, 'totalAmount'> & Partial<Pick<Order, 'finalAmount'>>;

/** What the invoice of an order is of that nobody has paid; null of any other. */
export function unpaidInvoiceTotal({ totalAmount, finalAmount }: Totals): string | null {
  return finalAmount === null && Number(totalAmount) > 0 ? totalAmount : null;
}

/** What was paid, else what the invoice is of, else what the lines cost; null where nobody knows. */
export function dueTotal(order: Pick<Order, 'totalAmount' | 'finalAmount' | 'linesTotal'>) {
  return order.finalAmount ?? unpaidInvoiceTotal(order) ?? order.linesTotal;
}
