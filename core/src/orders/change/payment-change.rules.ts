// The payment of an order: what staff note of how much was paid, and how.
// See docs/rules/orders.md#payment-line.
import { cents, MAX_CENTS, type Cents } from '../../kernel/cents.ts';
import { invalidField, type Refused } from '../../kernel/refused.ts';
import type { OrderEdit } from '../orders.contract.ts';
import { PAYMENT_FIELDS } from './edit-fields.rules.ts';
import {
  areMixedPartsWhole,
  isMixedPaymentSound,
  MIXED_PAYMENT_MESSAGE,
} from '../mixed-payment.rules.ts';
import { isCalledOff, type OrderStatus } from '../orders.rules.ts';
import {
  figuresOf,
  paymentRefusal,
  statedParts,
  withParts,
  type Payment,
  type PaymentFigures,
} from '../payment.rules.ts';
import { amountDue } from '../owed.rules.ts';
import type { DecidedOrder, OrderState } from './order-state.rules.ts';
import { addParts, NO_PARTS, partsOf, type Parts } from '../../payments/parts.rules.ts';
import { PARTS, partFields, PART_FIELDS, type Way } from '../../payments/payments.rules.ts';
import { paidParts } from '../paid-parts.rules.ts';

type Paid = Payment & Pick<OrderState, 'status' | 'finalAmount' | 'discountAmount'>;

/** The fields that state a payment. `waiveRest` alone speaks of the payment that is noted. */
const STATED = ['totalAmount', 'paymentMethod', ...PART_FIELDS] as const;

/** Whether the edit notes a payment. */
export const notesPayment = (edit: OrderEdit): boolean =>
  PAYMENT_FIELDS.some((field) => edit[field] !== undefined);

export type PaymentRefused = Refused<'VALIDATION' | 'DISCOUNT_EXCEEDS_PAYMENT'>;

/** A total below the price is what is charged, unless it is said to be on account. */
export const isRestWaived = ({ waiveRest = true }: OrderEdit): boolean => waiveRest;

/**
 * The columns of the payment that the edit changes; none when it says nothing of it, and the order is
 * no more nor less due than before. Refuses with VALIDATION and DISCOUNT_EXCEEDS_PAYMENT.
 */
export function changedPayment(
  before: DecidedOrder,
  edit: OrderEdit,
  statusAfter: OrderStatus,
): Partial<PaymentFigures> | PaymentRefused {
  if (!notesPayment(edit)) {
    return isCalledOff(statusAfter) ? {} : dueAgain(before);
  }
  if (edit.addedPayment) return withAdded(before, edit, edit.addedPayment);
  if (STATED.every((field) => edit[field] === undefined)) return {};
  const payment = paymentAfter(before, edit);
  const { discountAmount: discount } = before;
  const isGivenBack =
    (amountDue(before) ?? 0) < 0 &&
    payment.totalAmount < before.totalAmount &&
    payment.totalAmount >= discount;
  if (!isSound(payment, before, isGivenBack))
    return invalidField('paymentMethod', MIXED_PAYMENT_MESSAGE);
  const refusal = isGivenBack ? null : paymentRefusal(payment, discount);
  if (refusal !== null) return { refusal };
  return figuresOf(payment, { discount, status: statusAfter });
}

/** Half of it need not be in cash where something is given back, or where the payments that it corrects came with less. */
const isSound = (payment: Payment, before: Payment, isGivenBack: boolean): boolean =>
  isGivenBack || !isMixedPaymentSound(before)
    ? areMixedPartsWhole(payment)
    : isMixedPaymentSound(payment);

type Added = NonNullable<OrderEdit['addedPayment']>;

/** The figures once so much more has come in that way. Several ways make a mixed payment, however much of it is cash. */
function withAdded(
  before: Paid,
  edit: OrderEdit,
  { method, amount }: Added,
): PaymentFigures | PaymentRefused {
  if (STATED.some((field) => edit[field] !== undefined))
    return invalidField('addedPayment', NOT_ALONE_MESSAGE);
  if (isCalledOff(before.status)) return invalidField('addedPayment', CALLED_OFF_MESSAGE);
  const finalAmount = cents((before.finalAmount ?? 0) + amount);
  const totalAmount = cents(finalAmount + before.discountAmount);
  if (totalAmount > MAX_CENTS) return invalidField('addedPayment.amount', TOO_MUCH_MESSAGE);
  const stated = addParts(statedBefore(before), partsOf(method, amount));
  const ways = PARTS.filter((way) => stated[way] !== 0);
  if (ways.length === 1)
    return figuresOf(inOneWay(method, totalAmount), {
      discount: before.discountAmount,
      status: before.status,
    });
  return {
    paymentMethod: 'mixed',
    totalAmount,
    finalAmount,
    ...partFields((_field, way) => (stated[way] === 0 ? null : stated[way])),
  };
}

/** The payments so far. The discount is among their cash where all of it left the cash. */
function statedBefore(before: Paid): Parts {
  const { discountAmount: discount } = before;
  const paid = paidParts(before);
  const stated = before.finalAmount === null ? NO_PARTS : statedParts(withParts(paymentOf(before)));
  return paid.cash + discount === stated.cash ? stated : paid;
}

const TOO_MUCH_MESSAGE = 'Importe inválido';
const NOT_ALONE_MESSAGE = 'Un pago que se añade se anota solo';
const CALLED_OFF_MESSAGE = 'Un pedido cancelado o marcado como error no admite pagos';

/** The figures of an order that is taken up after a call-off, where it has a price; its discount is gone. */
export function dueAgain(before: Paid): Partial<PaymentFigures> {
  const { status, finalAmount, discountAmount: discount } = before;
  if (!isCalledOff(status) || finalAmount === null) return {};
  return figuresOf(paymentOf(before), { discount, status: 'pending' });
}

export function paymentOf(row: Payment): Payment {
  const { paymentMethod, totalAmount } = row;
  return { paymentMethod, totalAmount, ...partFields((field) => row[field]) };
}

/** Parts come as a set: where one is sent, those left out are none. */
function paymentAfter(before: Payment, edit: OrderEdit): Payment {
  const areSent = PART_FIELDS.some((field) => edit[field] !== undefined);
  return {
    paymentMethod: edit.paymentMethod ?? before.paymentMethod,
    totalAmount: edit.totalAmount ?? before.totalAmount,
    ...partFields((field) => (areSent ? (edit[field] ?? null) : before[field])),
  };
}

function inOneWay(paymentMethod: Way, totalAmount: Cents): Payment {
  return { paymentMethod, totalAmount, ...partFields(() => null) };
}

/**
 * The payment that points stand for: so much in cash, and the discount that the order has had. Staff may have said already
 * which part of it was not in cash.
 */
export function paymentWithPoints(before: Paid, paid: Cents): Payment {
  const total = cents(paid + before.discountAmount);
  const isNotedAsMixed = before.paymentMethod === 'mixed' && before.totalAmount === total;
  return isNotedAsMixed ? paymentOf(before) : inOneWay('cash', total);
}
