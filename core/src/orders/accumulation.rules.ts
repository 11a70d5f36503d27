// Points for cash: when the visit was, and what its order learns of the money
// (docs/rules/orders.md#accumulating-notes-the-payment).
import type { Cents } from '../kernel/cents.ts';
import { LATEST_ENTRY } from '../kernel/made-offline.rules.ts';
import type { PaymentMethod } from '../payments/payments.rules.ts';
import type { OrdersFailure } from './orders.failures.ts';

/** A device whose clock is ahead was there now; too long ago is POINTS_VISIT_TOO_OLD. */
export function visitTime(
  visitedAt: number | null,
  now: number,
): { at: number } | { refusal: OrdersFailure } {
  if (visitedAt === null || visitedAt > now) return { at: now };
  return now - visitedAt > LATEST_ENTRY ? { refusal: 'POINTS_VISIT_TOO_OLD' } : { at: visitedAt };
}

/** The payment that is noted for an order, in cents. `finalAmount` is null before there is one. */
type NotedPayment = {
  paymentMethod: PaymentMethod;
  finalAmount: Cents | null;
  amountDue: Cents | null;
};

/**
 * True where cash that earns points is a part of the rest that a deposit has left. An amount that is noted already, in cash or mixed, is
 * that payment.
 */
export function isRestInCash(
  { paymentMethod, finalAmount, amountDue }: NotedPayment,
  paid: Cents,
): boolean {
  if (finalAmount === null || amountDue === null || paid > amountDue) return false;
  const isOfCash = paymentMethod === 'cash' || paymentMethod === 'mixed';
  return !(isOfCash && paid === finalAmount);
}
