// A payment in several ways: its parts, and the half that is in cash. Amounts are cents.
// See docs/rules/orders.md#mixed-payments.
import { PART_FIELDS, type PartFields, type PaymentMethod } from '../../payments/payments.rules.ts';

/** What is paid, and how, as far as it is known; amounts are cents. */
export type PaidAmounts = PartFields<number | null> & {
  paymentMethod: PaymentMethod;
  totalAmount: number | null;
};

export const MIXED_PAYMENT_MESSAGE =
  'Para pagos mixtos: desglose requerido y mínimo 50% en efectivo';

/** One cent either way (docs/rules/orders.md#mixed-payments). */
const SUM_TOLERANCE = 1;

/** Of a mixed payment: whether its parts add up, within a cent. */
export function areMixedPartsWhole(payment: PaidAmounts): boolean {
  if (payment.paymentMethod !== 'mixed') return true;
  if (PART_FIELDS.every((field) => payment[field] === null)) return false;
  const sum = PART_FIELDS.reduce((all, field) => all + (payment[field] ?? 0), 0);
  return Math.abs(sum - (payment.totalAmount ?? 0)) <= SUM_TOLERANCE;
}

/** Of a mixed payment: whether its parts add up, within a cent, and at least half is in cash. */
export function isMixedPaymentSound(payment: PaidAmounts): boolean {
  if (payment.paymentMethod !== 'mixed') return true;
  return areMixedPartsWhole(payment) && (payment.cashAmount ?? 0) * 2 >= (payment.totalAmount ?? 0);
}
