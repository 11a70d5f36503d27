// The payment of an order: what staff note of how much was paid, and how.
// See docs/rules/orders.md#payment-line.
import { MIXED_PAYMENT_MESSAGE, type OrderEdit } from '@brasa/core/orders/orders.contract.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import {
  isMixedPaymentSound,
  PAYMENT_FIELDS,
  type OrderStatus,
} from '@brasa/core/orders/orders.rules.ts';
import {
  figuresOf,
  paymentRefusal,
  type Payment,
  type PaymentFigures,
} from '@brasa/core/orders/payment.rules.ts';
import { invalidField, throwRefusal } from '../failure.ts';
import type { OrderRow } from './orders.store.ts';

/**
 * The columns of the payment that the edit changes; none when it says nothing of it, and the order is
 * no more nor less due than before. Throws VALIDATION, and DISCOUNT_EXCEEDS_PAYMENT.
 */
export function changedPayment(
  before: OrderRow,
  edit: OrderEdit,
  statusAfter: OrderStatus,
): Partial<PaymentFigures> {
  if (PAYMENT_FIELDS.every((field) => edit[field] === undefined)) {
    return !isCalledOff(statusAfter) && isDueAgain(before) ? dueAgain(before) : {};
  }
  const payment = paymentAfter(before, edit);
  checkMixed(payment);
  return figuresAfter(before, payment, statusAfter);
}

function checkMixed(payment: Payment): void {
  if (isMixedPaymentSound(payment)) return;
  throw invalidField('paymentMethod', MIXED_PAYMENT_MESSAGE);
}

function figuresAfter(
  { discountAmount: discount }: OrderRow,
  payment: Payment,
  status: OrderStatus,
): PaymentFigures {
  throwRefusal(paymentRefusal(payment, discount));
  return figuresOf(payment, { discount, status });
}

/** Whether the order was called off and has its price, so that something is due once it is back. */
export function isDueAgain({ status, finalAmount }: OrderRow): boolean {
  return isCalledOff(status) && finalAmount !== null;
}

/** What is due once an order that was called off is pending again; it has no discount any more. */
export function dueAgain(row: OrderRow): PaymentFigures {
  return figuresOf(paymentOf(row), { discount: row.discountAmount, status: 'pending' });
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
