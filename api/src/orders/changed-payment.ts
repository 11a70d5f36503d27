// The payment of an order: what staff note of how much was paid, and how.
// See docs/rules/orders.md#payment-line.
import type { Cents } from '@brasa/core/kernel/cents.ts';
import { MIXED_PAYMENT_MESSAGE, type OrderEdit } from '@brasa/core/orders/orders.contract.ts';
import { isMixedPaymentSound, PAYMENT_FIELDS } from '@brasa/core/orders/orders.rules.ts';
import {
  finalAfter,
  paymentRefusal,
  withParts,
  type Payment,
} from '@brasa/core/orders/payment.rules.ts';
import { invalidField, throwRefusal } from '../failure.ts';
import type { OrderRow } from './orders.store.ts';

/** The columns that the edit's payment changes. Throws VALIDATION, DISCOUNT_EXCEEDS_PAYMENT. */
export function changedPayment(before: OrderRow, edit: OrderEdit) {
  if (PAYMENT_FIELDS.every((field) => edit[field] === undefined)) return {};
  const payment = paymentAfter(before, edit);
  if (!isMixedPaymentSound(payment)) {
    throw invalidField('paymentMethod', MIXED_PAYMENT_MESSAGE);
  }
  const stored = withParts(payment);
  return { ...stored, ...totalsOf(before, stored) };
}

/**
 * Another total, by itself: a payment in one way that is noted already goes with it; the parts of a
 * mixed one are staff's to say. Throws DISCOUNT_EXCEEDS_PAYMENT.
 */
export function changedTotal(before: OrderRow, total: Cents) {
  const { cashAmount, cardAmount, transferAmount } = before;
  const part = (known: Cents | null) => (known === null ? null : total);
  const isWhole = before.paymentMethod !== 'mixed';
  const payment = { ...paymentOf(before), totalAmount: total };
  return {
    ...totalsOf(before, payment),
    ...(isWhole && {
      cashAmount: part(cashAmount),
      cardAmount: part(cardAmount),
      transferAmount: part(transferAmount),
    }),
  };
}

/** The total and what remains of it after the discount that the order has had. */
function totalsOf({ discountAmount: discount }: OrderRow, payment: Payment) {
  throwRefusal(paymentRefusal(payment, discount));
  const { totalAmount: total } = payment;
  return { totalAmount: total, finalAmount: finalAfter(total, discount) };
}

export function paymentOf(row: OrderRow): Payment {
  const { paymentMethod, totalAmount, cashAmount, cardAmount, transferAmount } = row;
  return { paymentMethod, totalAmount, cashAmount, cardAmount, transferAmount };
}

/** Parts come as a set: where one is sent, those left out are none. */
function paymentAfter(before: OrderRow, edit: OrderEdit): Payment {
  const { cashAmount, cardAmount, transferAmount } = edit;
  const sent = [cashAmount, cardAmount, transferAmount].some((part) => part !== undefined);
  const known = paymentOf(before);
  return {
    paymentMethod: edit.paymentMethod ?? known.paymentMethod,
    totalAmount: edit.totalAmount ?? known.totalAmount,
    cashAmount: sent ? (cashAmount ?? null) : known.cashAmount,
    cardAmount: sent ? (cardAmount ?? null) : known.cardAmount,
    transferAmount: sent ? (transferAmount ?? null) : known.transferAmount,
  };
}
