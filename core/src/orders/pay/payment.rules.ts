// What is paid for an order, and how a discount changes it. Amounts are cents.
// See docs/rules/orders.md#final-amount.
import { cents, type Cents } from '../../kernel/amounts/cents.ts';
import { points, type Points } from '../../kernel/amounts/points.ts';
import type { Tenths } from '../../kernel/amounts/tenths.ts';
import { isEarningMethod, isEarningQuantity, pointsOfAmount } from '../../loyalty/earning.rules.ts';
import { mostDiscount } from '../../loyalty/covered.rules.ts';
import { sumOfParts, type Parts } from '../../payments/parts.rules.ts';
import {
  byWay,
  partFields,
  partField,
  type PartFields,
  type PaymentMethod,
} from '../../payments/payments.rules.ts';
import { isCalledOff, type OrderStatus } from '../orders.rules.ts';
import type { OrdersFailure } from '../orders.failures.ts';

export type Payment = PartFields<Cents | null> & {
  paymentMethod: PaymentMethod;
  totalAmount: Cents;
};

/**
 * The parts as they are stored: a payment in one way is wholly of that way, whatever else was sent, and
 * no more than what is due; a mixed one keeps the parts of the total that it was given. Before there is
 * a total there are no parts.
 */
export function withParts(payment: Payment, due: Cents = payment.totalAmount): Payment {
  const { paymentMethod, totalAmount } = payment;
  if (paymentMethod === 'mixed') return payment;
  const whole = totalAmount > 0 ? due : null;
  return {
    paymentMethod,
    totalAmount,
    ...partFields((_field, way) => (way === paymentMethod ? whole : null)),
  };
}

export type DiscountedOrder = {
  status: OrderStatus;
  payment: Payment;
  pointsEarned: Points;
  pointsRedeemed: Points;
  /** Something of it is owed, or is to be given back: the total that was noted is not its own. */
  isUnsettled: boolean;
};

/**
 * The most that a discount may take off the order, or why it can have none: called off
 * (DISCOUNT_ORDER_CALLED_OFF), it has one (DISCOUNT_ALREADY_TAKEN), it is paid and has earned its
 * points (DISCOUNT_ORDER_PAID), nobody has said what it costs, or something is owed or is to be given back
 * (DISCOUNT_ORDER_WITHOUT_TOTAL), or the way it is paid bears none (DISCOUNT_PAYMENT_BEARS_NONE).
 */
export function discountRoom(order: DiscountedOrder): { most: Cents } | { refusal: OrdersFailure } {
  if (isCalledOff(order.status)) return { refusal: 'DISCOUNT_ORDER_CALLED_OFF' };
  if (order.pointsRedeemed > 0) return { refusal: 'DISCOUNT_ALREADY_TAKEN' };
  if (order.pointsEarned > 0) return { refusal: 'DISCOUNT_ORDER_PAID' };
  if (order.payment.totalAmount === 0 || order.isUnsettled)
    return { refusal: 'DISCOUNT_ORDER_WITHOUT_TOTAL' };
  const most = mostOff(order.payment);
  return most <= 0 ? { refusal: 'DISCOUNT_PAYMENT_BEARS_NONE' } : { most };
}

/** DISCOUNT_EXCEEDS_PAYMENT where the payment bears less than the discount that was taken. */
export function paymentRefusal(
  payment: Payment,
  discount: Cents,
): 'DISCOUNT_EXCEEDS_PAYMENT' | null {
  return discount > 0 && mostOff(payment) < discount ? 'DISCOUNT_EXCEEDS_PAYMENT' : null;
}

/** The parts as they are said of the payment; what is not said is nothing. */
export function statedParts(payment: PartFields<Cents | null>): Parts {
  return byWay((way) => payment[partField(way)] ?? cents(0));
}

/** Never more than the total, also where the parts of a mixed payment are still those of another. */
function mostOff(payment: Payment): Cents {
  const { totalAmount, ...parts } = withParts(payment);
  const most = mostDiscount(statedParts(parts));
  return most < totalAmount ? most : totalAmount;
}

/** What is to be paid of the total: less the discount, and never less than nothing. */
export function finalAfter(total: Cents, discount: Cents): Cents {
  return cents(Math.max(0, total - discount));
}

/** The figures of an order's payment: what it costs, what is to be paid of it, and how. */
export type PaymentFigures = Payment & { finalAmount: Cents };

/** The figures of an order with this payment and discount, whichever call wrote them. */
export function figuresOf(payment: Payment, discount: Cents): PaymentFigures {
  const finalAmount = finalAfter(payment.totalAmount, discount);
  return { ...withParts(payment, finalAmount), finalAmount };
}

/** Whether the parts of a mixed payment are without its discount: those of payments that came one after the other may be. */
export const areDiscounted = (payment: PartFields<Cents | null>, finalAmount: Cents): boolean =>
  sumOfParts(statedParts(payment)) === finalAmount;

/** Whether a payment of these figures earns points, by the way in which it came. */
export function isEarningPayment({ finalAmount, ...payment }: PaymentFigures): boolean {
  const { paymentMethod: method, totalAmount, cashAmount } = payment;
  const total = areDiscounted(payment, finalAmount) ? finalAmount : totalAmount;
  return isEarningMethod({ method, total, cash: cashAmount ?? cents(0) });
}

/** What an order with these figures earns where it earns at all: nothing by its method or its size. */
export function pointsDue(figures: PaymentFigures, quantity: Tenths): Points {
  const earns = isEarningPayment(figures) && isEarningQuantity(quantity);
  return earns ? pointsOfAmount(figures.finalAmount) : points(0);
}
