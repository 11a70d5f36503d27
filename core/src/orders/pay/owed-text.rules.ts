// What an order owes, in words (docs/rules/payments.md#owed).
import { cents, formatEuros, parseCents, type Cents } from '../../kernel/amounts/cents.ts';
import { owesMore } from './due-total.rules.ts';
import type { Order } from '../orders.contract.ts';
import { isCalledOff } from '../orders.rules.ts';
import { isDiscountUnknown, type QueuedOrder } from '../queued-order.rules.ts';

export type Owed = { text: string; kind: 'paid' | 'owing' | 'too-much' };

/**
 * "Pagado", "Faltan 27,00 €", "Faltan al menos 27,00 €" beside a dish without a price, "Devolver 6,50 €". Null where nobody knows,
 * and of an order that waits without a payment: its price says all.
 */
export function owedOf(order: Order | QueuedOrder): Owed | null {
  const { amountDue, finalAmount, status } = order;
  const due = amountDue === null || isDiscountUnknown(order) ? null : parseCents(amountDue);
  const isPaid = finalAmount !== null;
  if (due === null || (!isPaid && status !== 'delivered')) return null;
  const least = owesMore(order) ? 'al menos ' : '';
  if (due > 0) return { text: `Faltan ${least}${formatEuros(due)}`, kind: 'owing' };
  if (due < 0) return { text: `Devolver ${formatEuros(cents(0 - due))}`, kind: 'too-much' };
  const isOver = isCalledOff(status) || isGivenBack(order);
  return isPaid && !isOver ? { text: 'Pagado', kind: 'paid' } : null;
}

/** Of what was typed the total alone is known. */
type Totals = Pick<Order, 'totalAmount'> &
  Partial<Pick<Order, 'finalAmount' | 'amountDue' | 'waivedAmount'>>;

/** True of a noted payment of nothing with nothing owed: all that was paid went back, or the order was given away. */
export const isForNothing = ({
  totalAmount,
  finalAmount = null,
  amountDue = null,
}: Totals): boolean =>
  finalAmount !== null &&
  [finalAmount, totalAmount, amountDue].every((amount) => Number(amount ?? 0) === 0);

/** True where all that was paid went back. Nothing went back of an order whose price is waived as a whole. */
export const isGivenBack = (order: Totals): boolean =>
  isForNothing(order) && Number(order.waivedAmount ?? 0) <= 0;

/** In cents: what an order that is paid in part still owes, as its answer says it; null for any other. */
export function shownLeftToPay(order: Order): Cents | null {
  const isOwing = owedOf(order)?.kind === 'owing' && order.finalAmount !== null;
  return isOwing ? parseCents(order.amountDue ?? '') : null;
}
