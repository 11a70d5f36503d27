// What is to be paid for an order, as its answer says it (docs/rules/orders.md#invoice-data).
import { cents, centsToDecimal, parseCents } from '../../kernel/amounts/cents.ts';
import type { Order } from '../orders.contract.ts';
import { unpricedDishes } from '../lines/unpriced.rules.ts';

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

/** True where the order owes more than its amount due: one of its dishes has no price, and no invoice prices it. */
export function owesMore(order: Priced & Pick<Order, 'invoicedTotal'>): boolean {
  return Number(order.invoicedTotal ?? 0) === 0 && unpricedDishes(order) !== '';
}

type Charged = Priced & Pick<Order, 'finalAmount' | 'amountDue' | 'invoicedTotal'>;

/**
 * The amount that is paid, with the rest that is owed or without the rest that is to be given back; else the total of the invoice; else
 * the price of the lines. Null where nobody knows.
 */
export function dueTotal(order: Charged & Pick<Order, 'totalAmount'>): string | null {
  return chargedTotal(order) ?? unpaidInvoiceTotal(order) ?? pricedTotal(order);
}

function chargedTotal(order: Charged): string | null {
  const paid = parseCents(order.finalAmount ?? '');
  const owed = parseCents(order.amountDue ?? '') ?? 0;
  if (paid === null || (owed > 0 && owesMore(order))) return null;
  return centsToDecimal(cents(paid + owed));
}
