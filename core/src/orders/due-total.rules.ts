// What is to be paid for an order, as its answer says it (docs/rules/orders.md#invoice-data).
import { cents, centsToDecimal, parseCents } from '../kernel/cents.ts';
import type { Order } from './orders.contract.ts';

/** Of what was typed there is no final amount yet. */
type Totals = Pick<Order, 'totalAmount'> & Partial<Pick<Order, 'finalAmount'>>;

/** What the invoice of an order is of that nobody has paid; null of any other. */
export function unpaidInvoiceTotal({ totalAmount, finalAmount }: Totals): string | null {
  return finalAmount === null && Number(totalAmount) > 0 ? totalAmount : null;
}

type Priced = Pick<Order, 'totalAmount' | 'finalAmount' | 'linesTotal' | 'amountDue'>;

/** What was paid with what is owed beside it, else what the invoice is of, else what the lines cost; null where nobody knows. */
export function dueTotal(order: Priced): string | null {
  return chargedTotal(order) ?? unpaidInvoiceTotal(order) ?? order.linesTotal;
}

function chargedTotal({ finalAmount, amountDue }: Priced): string | null {
  const [paid, owed] = [finalAmount, amountDue].map((amount) => parseCents(amount ?? ''));
  if (finalAmount === null || paid == null) return null;
  return centsToDecimal(cents(paid + Math.max(0, owed ?? 0)));
}
