// What an order owes: its price less its discount and what has been paid (docs/rules/payments.md#owed).
import { cents, type Cents } from '../kernel/cents.ts';
import { linesTotal, type Line } from './order-lines.rules.ts';
import { isCalledOff, type OrderStatus } from './orders.rules.ts';
import { finalAfter } from './payment.rules.ts';

type Priced = { lines: readonly Line[]; discountAmount: Cents; finalAmount: Cents | null };
export type Owing = Priced & { status: OrderStatus; waivedAmount: Cents };

/** Its price less its discount and payments. */
function restOf({ lines, discountAmount, finalAmount }: Priced): Cents {
  const price = finalAfter(linesTotal(lines), discountAmount);
  return cents(price - (finalAmount ?? 0));
}

/**
 * In cents: what its customer still has to pay, and below nothing what is to be given back. Null for an order without lines,
 * whose price nobody knows; nothing for one that was called off.
 */
export function amountDue(order: Owing): Cents | null {
  if (order.lines.length === 0) return null;
  if (isCalledOff(order.status)) return cents(0);
  return cents(restOf(order) - order.waivedAmount);
}

/** What is charged for an order: what is paid, and what is still owed. Null before a payment is noted. */
export function chargedFor(order: Owing): Cents | null {
  if (order.finalAmount === null) return null;
  return cents(order.finalAmount + Math.max(0, amountDue(order) ?? 0));
}

/**
 * How much of the price is waived by a payment that is noted: the rest, where that is meant as a discount. Who pays more than the
 * lines cost pays for something that is not among them, and is given nothing back: then it is below nothing.
 */
export function waivedBy(order: Priced, isRestWaived: boolean): Cents {
  if (order.lines.length === 0) return cents(0);
  const rest = restOf(order);
  return isRestWaived || rest < 0 ? rest : cents(0);
}
