// The payment line of an order: what staff note of how much was paid, and how.
// See docs/rules/orders.md#payment-line.
import type { Cents } from '@brasa/core/kernel/cents.ts';
import { MIXED_PAYMENT_MESSAGE, type OrderEdit } from '@brasa/core/orders/orders.contract.ts';
import { isMixedPaymentSound, PAYMENT_FIELDS } from '@brasa/core/orders/orders.rules.ts';
import {
  finalAfter,
  paymentRefusal,
  withParts,
  type PaymentLine,
} from '@brasa/core/orders/payment.rules.ts';
import { Failure } from '../failure.ts';
import type { OrderRow } from './orders.store.ts';

/**
 * The columns that the edit's payment line changes; none when it has none. Throws VALIDATION, and
 * DISCOUNT_EXCEEDS_PAYMENT.
 */
export function changedPayment(before: OrderRow, edit: OrderEdit) {
  if (PAYMENT_FIELDS.every((field) => edit[field] === undefined)) return {};
  const line = lineAfter(before, edit);
  if (!isMixedPaymentSound(line)) {
    throw new Failure('VALIDATION', {
      details: [{ path: 'paymentMethod', message: MIXED_PAYMENT_MESSAGE }],
    });
  }
  const kept = withParts(line);
  return {
    payment_method: kept.paymentMethod,
    cash_amount: kept.cashAmount,
    card_amount: kept.cardAmount,
    transfer_amount: kept.transferAmount,
    ...totalsOf(before, kept),
  };
}

/**
 * Another total, by itself: a payment in one way that is noted already goes with it; the parts of a
 * mixed one are staff's to say. Throws DISCOUNT_EXCEEDS_PAYMENT.
 */
export function changedTotal(before: OrderRow, total: Cents) {
  const { cash_amount, card_amount, transfer_amount } = before;
  const part = (known: Cents | null) => (known === null ? null : total);
  const isWhole = before.payment_method !== 'mixed';
  const line = { ...lineOf(before), totalAmount: total };
  return {
    ...totalsOf(before, line),
    ...(isWhole && {
      cash_amount: part(cash_amount),
      card_amount: part(card_amount),
      transfer_amount: part(transfer_amount),
    }),
  };
}

/** The total and what remains of it after the discount that the order has had. */
function totalsOf({ discount_amount: discount }: OrderRow, line: PaymentLine) {
  const refusal = paymentRefusal(line, discount);
  if (refusal) throw new Failure(refusal);
  const { totalAmount: total } = line;
  return { total_amount: total, final_amount: finalAfter(total, discount) };
}

/** The payment line as the order has it. */
export function lineOf(row: OrderRow): PaymentLine {
  return {
    paymentMethod: row.payment_method,
    totalAmount: row.total_amount,
    cashAmount: row.cash_amount,
    cardAmount: row.card_amount,
    transferAmount: row.transfer_amount,
  };
}

/** Parts come as a set: where one is sent, those left out are none. */
function lineAfter(before: OrderRow, edit: OrderEdit): PaymentLine {
  const { cashAmount, cardAmount, transferAmount } = edit;
  const sent = [cashAmount, cardAmount, transferAmount].some((part) => part !== undefined);
  const known = lineOf(before);
  return {
    paymentMethod: edit.paymentMethod ?? known.paymentMethod,
    totalAmount: edit.totalAmount ?? known.totalAmount,
    cashAmount: sent ? (cashAmount ?? null) : known.cashAmount,
    cardAmount: sent ? (cardAmount ?? null) : known.cardAmount,
    transferAmount: sent ? (transferAmount ?? null) : known.transferAmount,
  };
}
