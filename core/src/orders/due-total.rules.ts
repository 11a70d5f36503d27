// What is to be paid for an order, as its answer says it (docs/rules/orders.md#invoice-data).
import { cents, centsToDecimal, parseCents } from '../kernel/cents.ts';
import type { Order } from './orders.contract.ts';
import { unpricedDishes } from './unpriced.rules.ts';

/** Of what was typed there is no final amount yet. */
type Totals = Pick<Order, 'totalAmount'> & Partial<Pick<Order, 'finalAmount'>>;
type Priced = Pick<Order, 'linesTotal' | 'details' | 'lines'>;

/** What the invoice of an order is of that nobody has paid; null of any other. */
export function unpaidInvoiceTotal({ totalAmount, finalAmount }: Totals): string | null {
  return finalAmount === null && Number(totalAmount) > 0 ? totalAmount : null;
}

/** What the lines cost; null where they are not all of the order: a dish has no price. */
export function pricedTotal(order: Priced): string | null {
  return unpricedDishes(order) === '' ? order.linesTotal : null;
}

type Charged = Pick<Order, 'finalAmount' | 'amountDue'>;

/** What was paid with what is owed beside it, else what the invoice is of, else what the lines cost; null where nobody knows. */
export function dueTotal(order: Priced & Charged & Pick<Order, 'totalAmount'>): string | null {
  return chargedTotal(order) ?? unpaidInvoiceTotal(order) ?? pricedTotal(order);
}

function chargedTotal({ finalAmount, amountDue }: Charged): string | null {
  const [paid, owed] = [finalAmount, amountDue].map((amount) => parseCents(amount ?? ''));
  if (finalAmount === null || paid == null) return null;
  return centsToDecimal(cents(paid + Math.max(0, owed ?? 0)));
}
