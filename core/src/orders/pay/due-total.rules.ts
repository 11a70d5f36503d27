// What is to be paid for an order, as its answer says it (docs/rules/orders.md#invoice-data).
import { cents, centsToDecimal, parseCents } from '../../kernel/amounts/cents.ts';
import { readOrder } from '../change/order-state.rules.ts';
import { readLine } from '../lines/order-line-wire.rules.ts';
import { returnedTotal } from '../lines/order-lines.rules.ts';
import { unpricedDishes } from '../lines/unpriced.rules.ts';
import type { Order } from '../orders.contract.ts';
import { chargedFor } from './owed.rules.ts';

/** Of what was typed there is no final amount yet. */
type Totals = Pick<Order, 'totalAmount'> & Partial<Pick<Order, 'finalAmount'>>;
type Priced = Pick<Order, 'linesTotal' | 'details' | 'lines'>;

/** What the invoice of an order is of that nobody has paid; null of any other. */
export function unpaidInvoiceTotal({ totalAmount, finalAmount }: Totals): string | null {
  return finalAmount === null && Number(totalAmount) > 0 ? totalAmount : null;
}

/** The price of the goods that did not come back; null without lines. */
export function goodsTotal({ lines, linesTotal }: Pick<Order, 'lines' | 'linesTotal'>) {
  const total = parseCents(linesTotal ?? '');
  return total === null ? null : centsToDecimal(cents(total - returnedTotal(lines.map(readLine))));
}

/** The price of the goods; null where they are not all of the order: a dish has no price. */
export function pricedTotal(order: Priced): string | null {
  return unpricedDishes(order) === '' ? goodsTotal(order) : null;
}

/** True where the order owes more than its amount due: one of its dishes has no price, and no invoice prices it. */
export function owesMore(order: Priced & Pick<Order, 'invoicedTotal' | 'amountDue'>): boolean {
  const { lines, amountDue } = order;
  // Without lines the data of an invoice are the price, and with them something is due.
  if (lines.length === 0 && amountDue !== null) return false;
  return !isInvoiced(order) && unpricedDishes(order) !== '';
}

/** True while its invoices come to something. */
export const isInvoiced = ({ invoicedTotal }: Pick<Order, 'invoicedTotal'>): boolean =>
  Number(invoicedTotal ?? 0) > 0;

/**
 * The amount that is paid, with the rest that is owed or without the rest that is to be given back; else the total of the invoice or of
 * its data; else the price of the goods. Null where nobody knows.
 */
export function dueTotal(order: Order): string | null {
  const invoiced = isInvoiced(order) ? order.invoicedTotal : unpaidInvoiceTotal(order);
  return order.finalAmount === null ? (invoiced ?? pricedTotal(order)) : chargedTotal(order);
}

function chargedTotal(order: Order): string | null {
  const isSettled = order.invoicedTotal !== null && !isInvoiced(order);
  if (isSettled || owesMore(order)) {
    const charged = chargedFor(readOrder(order));
    return charged === null ? null : centsToDecimal(charged);
  }
  const [paid, owed] = [order.finalAmount, order.amountDue].map((wire) => parseCents(wire ?? ''));
  return centsToDecimal(cents((paid ?? 0) + (owed ?? 0)));
}
