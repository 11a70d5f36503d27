// Points given for an order, spent on it, and taken back. See docs/rules/orders.md#points-follow-the-order.
import { cents } from '../../kernel/amounts/cents.ts';
import { points, type Points } from '../../kernel/amounts/points.ts';
import { earningRefusal, inCash, pointsOfAmount } from '../../loyalty/earning.rules.ts';
import { isCalledOff } from '../orders.rules.ts';
import { amountDue, isInvoiced, isOwing } from '../pay/owed.rules.ts';
import {
  figuresOf,
  isEarningPayment,
  pointsDue,
  type PaymentFigures,
} from '../pay/payment.rules.ts';
import {
  decided,
  type Command,
  type Decision,
  type DecisionRefused,
  type LedgerEffect,
  type World,
} from './decision.ts';
import type { DecidedOrder, OrderState } from './order-state.rules.ts';
import { paymentOf, paymentWithPoints } from './payment-change.rules.ts';
import { waivedWith } from './waived.rules.ts';

/** The points that the order would earn with this payment and size. */
function worthOf(order: OrderState): Points {
  const finalAmount = order.finalAmount ?? order.totalAmount;
  return pointsDue({ ...paymentOf(order), finalAmount }, order.quantity);
}

/** An order that was called off has no points that could follow. */
export function pointsCorrection(before: OrderState, after: OrderState): LedgerEffect | null {
  const due = worthOf(after);
  if (isCalledOff(before.status) || due === worthOf(before) || due === before.pointsEarned) {
    return null;
  }
  return { kind: 'correct', due };
}

export function earning(
  before: DecidedOrder,
  { paid, visitedAt }: Extract<Command, { kind: 'earn' }>,
  { week }: World,
): Decision | DecisionRefused {
  // Points that an edit has corrected are this order's all the same.
  if (before.pointsEarned > 0) return { refusal: 'POINTS_ALREADY_GIVEN' };
  if (isCalledOff(before.status)) return { refusal: 'POINTS_ORDER_CALLED_OFF' };
  const figures = figuresOf(paymentWithPoints(before, paid), before.discountAmount);
  if (!isEarningPayment(figures)) return { refusal: 'POINTS_NOT_CASH' };
  const refusal = earningRefusal(week, { payment: inCash(paid), order: before, visitedAt });
  if (refusal !== null) return { refusal };
  if (isOwing(before) && takesFromDeposit(before, figures)) return { refusal: 'POINTS_ORDER_OWES' };
  const isNoted = before.finalAmount === figures.finalAmount;
  return decided('points_earned', {
    ...figures,
    ...(!isNoted && { waivedAmount: waivedWith(before, { ...before, ...figures }) }),
    pointsEarned: pointsOfAmount(paid),
  });
}

/** The payment that points note takes the place of the deposit: cash for all of the price alone takes the place of cash. */
function takesFromDeposit(before: DecidedOrder, figures: PaymentFigures): boolean {
  if (before.paymentMethod !== figures.paymentMethod) return true;
  const isSame = before.finalAmount === figures.finalAmount;
  return !isSame && (amountDue({ ...before, ...figures }) ?? 0) > 0;
}

/** The price that the data of an invoice say of an order without lines belongs to the earlier discount. */
const withoutData = ({ lines, ...order }: DecidedOrder): { invoiceAmount?: null } =>
  lines.length === 0 && !isInvoiced(order) ? { invoiceAmount: null } : {};

export function withDiscount(
  before: DecidedOrder,
  { points: spent, discount }: Extract<Command, { kind: 'redeem' }>,
): Decision {
  return decided('points_redeemed', {
    ...figuresOf(paymentOf(before), discount),
    ...withoutData(before),
    pointsRedeemed: spent,
    discountAmount: discount,
  });
}

/** Without its points; where they were a discount, without that, and with what the order earns by its full price. */
export function annulled(
  before: DecidedOrder,
  { earned, redeemed }: Extract<Command, { kind: 'annul' }>,
): Decision {
  const action = 'points_annulled';
  if (redeemed === 0) {
    return decided(action, { pointsEarned: points(before.pointsEarned - earned) });
  }
  const discount = cents(0);
  const changes = {
    ...figuresOf(paymentOf(before), discount),
    ...withoutData(before),
    pointsRedeemed: points(0),
    discountAmount: discount,
  };
  return decided(action, changes, pointsCorrection(before, { ...before, ...changes }));
}
