// The money, points and readiness of an order that is called off, and that is taken up again.
// See docs/rules/payments.md#calling-off-a-paid-order.
import { cents, type Cents } from '../../kernel/amounts/cents.ts';
import type { Points } from '../../kernel/amounts/points.ts';
import type { CallOffMoney } from '../order-status.contract.ts';
import type { OrderState } from './order-state.rules.ts';
import {
  givenBack,
  takenUpPayment,
  withoutDiscount,
  WITHOUT_POINTS,
  type ChangedFigures,
} from './payment-change.rules.ts';

export type CallOff = 'cancel' | 'error';

/** The points that are earned and spent again, the discount that they bought, and the payment before the call-off. */
export type Restored = {
  earned: Points;
  redeemed: Points;
  discount: Cents;
  payment: ChangedFigures;
};

export const NOTHING_KEPT = { keptAmount: cents(0) };

/** Nothing is ready any more, and the discount goes with its points. What was paid stays paid until it is given back. */
export function withoutOrder(
  before: OrderState,
  money: CallOffMoney | undefined,
): Partial<OrderState> {
  const paid = withoutDiscount(before);
  return {
    ...paid,
    ...NOTHING_KEPT,
    ...(money && withMoney(paid, money)),
    ...WITHOUT_POINTS,
    readyAt: null,
  };
}

/** All that was paid is given back, or kept. */
export function withMoney(paid: ChangedFigures, money: CallOffMoney): Partial<OrderState> {
  if ('kept' in money) return { keptAmount: paid.finalAmount ?? cents(0) };
  return givenBack(paid, money.refund);
}

/**
 * Points that the call-off reversed stay so, unless the call-off itself is taken back, with what it did to the payment: then `restored`
 * is not null.
 */
export function takenUp(before: OrderState, restored: Restored | null): Partial<OrderState> {
  if (restored === null) return { ...NOTHING_KEPT, ...takenUpPayment(before) };
  const { earned, redeemed, discount, payment } = restored;
  return {
    ...NOTHING_KEPT,
    ...(redeemed > 0 ? { ...payment, discountAmount: discount } : withoutDiscount(payment)),
    pointsEarned: earned,
    pointsRedeemed: redeemed,
  };
}
