// A payment that comes to what is paid already: what staff type, and the request that becomes of it.
// See docs/rules/payments.md#payments-add-up.
import { cents, centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { owesMore } from '@brasa/core/orders/pay/due-total.rules.ts';
import { shownLeftToPay } from '@brasa/core/orders/pay/owed-text.rules.ts';
import type { Way } from '@brasa/core/payments/payments.rules.ts';
import { typedAmount } from './payment-values.ts';

export type AddedValues = { method: Way; amount: string };

/** All that is left, in cash; no amount where more is left than anybody knows. */
export function addedValues(order: Order): AddedValues {
  const left = owesMore(order) ? null : shownLeftToPay(order);
  return { method: 'cash', amount: left === null ? '' : typedAmount(centsToDecimal(left)) };
}

export const isSameAdded = (one: AddedValues, other: AddedValues): boolean =>
  one.method === other.method && parseTypedCents(one.amount) === parseTypedCents(other.amount);

export function addedPayload({ method, amount }: AddedValues, { version }: Pick<Order, 'version'>) {
  const typed = parseTypedCents(amount) ?? cents(0);
  return { addedPayment: { method, amount: centsToDecimal(typed) }, version };
}
