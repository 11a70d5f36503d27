// What an order owes: its price less its discount and what has been paid (docs/rules/payments.md#owed).
import { cents, type Cents } from '../kernel/cents.ts';
import { linesTotal, type Line } from './order-lines.rules.ts';
import { isCalledOff, type OrderStatus } from './orders.rules.ts';
import { unpricedDishes } from './unpriced.rules.ts';

type Priced = {
  lines: readonly Line[];
  details: string | null;
  /** With what points have taken off it. */
  totalAmount: Cents;
  finalAmount: Cents | null;
};
export type Owing = Priced & { status: OrderStatus; waivedAmount: Cents };

/** Whether its lines are all of it: food that only the details name has no price. */
const isPriced = ({ lines, details }: Pick<Priced, 'lines' | 'details'>): boolean =>
  lines.length > 0 && unpricedDishes({ lines, details }) === '';

/** Its price less its payments, a discount among them. */
function restOf({ lines, totalAmount, finalAmount }: Priced): Cents {
  return cents(linesTotal(lines) - (finalAmount === null ? 0 : totalAmount));
}

/**
 * In cents: what its customer still has to pay, and below nothing what is to be given back, at most all that was paid. Null for an
 * order whose price nobody knows, without lines or with a dish that is none; nothing for one that was called off. What was waived
 * makes nobody owe less than nothing, and what was paid beyond the price pays for lines that come later.
 */
export function amountDue(order: Owing): Cents | null {
  if (!isPriced(order)) return null;
  if (isCalledOff(order.status)) return cents(0);
  const [rest, waived] = [restOf(order), order.waivedAmount];
  if (rest >= 0) return cents(Math.max(0, rest - Math.max(0, waived)));
  return cents(Math.max(Math.min(0, rest - Math.min(0, waived)), 0 - (order.finalAmount ?? 0)));
}

/** In cents: what an order that is paid in part still owes. Nothing for any other, and before a payment is noted. */
export function leftToPay(order: Owing): Cents {
  return cents(order.finalAmount === null ? 0 : Math.max(0, amountDue(order) ?? 0));
}

/** Whether it is paid in part. */
export const isOwing = (order: Owing): boolean => leftToPay(order) > 0;

/** What is charged for an order: what is paid, and what is still owed. Null before a payment is noted. */
export function chargedFor(order: Owing): Cents | null {
  return order.finalAmount === null ? null : cents(order.finalAmount + leftToPay(order));
}

/**
 * How much of the price is waived by a payment that is noted: the rest, where that is meant as a discount. Who pays more than the
 * lines cost pays for something that is not among them, and is given nothing back: then it is below nothing.
 */
export function waivedBy(order: Priced, isRestWaived: boolean): Cents {
  if (!isPriced(order)) return cents(0);
  const rest = restOf(order);
  return isRestWaived || rest < 0 ? rest : cents(0);
}
