// Points follow the order: an edit after which it would have earned others corrects them, and a
// reopening says that it gives none back.
// See docs/rules/orders.md#points-follow-the-order.
import { points, type Points } from '@brasa/core/kernel/points.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { pointsDue } from '@brasa/core/orders/payment.rules.ts';
import type { PointsChange } from '@brasa/core/orders/points-change.contract.ts';
import type { Transaction } from '../db/database.ts';
import { correctEarnings, hasReversals } from '../loyalty/index.ts';
import { paymentOf } from './changed-payment.ts';
import type { OrderRow } from './orders.store.ts';

const NO_CHANGE: PointsChange = { earned: points(0), redeemed: points(0), missing: points(0) };

/** What the order would earn with this payment and size. */
function worthOf(row: OrderRow): Points {
  const { finalAmount, totalAmount } = row;
  const figures = { ...paymentOf(row), finalAmount: finalAmount ?? totalAmount };
  return pointsDue(figures, row.quantity);
}

/** The columns of points that go with the change of the locked order, and what to say of it. */
export async function followWithPoints(
  transaction: Transaction,
  before: OrderRow,
  change: Partial<OrderRow>,
  { by, now }: { by: number; now: number },
): Promise<{ points: { pointsEarned?: Points }; pointsChange?: PointsChange }> {
  const after = { ...before, ...change };
  if (isCalledOff(before.status)) return { points: {}, ...(await ofReopening(transaction, after)) };
  const due = worthOf(after);
  if (due === worthOf(before) || due === before.pointsEarned) return { points: {} };
  const { earned, missing } = await correctEarnings(transaction, {
    orderId: before.id,
    due,
    description: `Pedido ${before.id} corregido`,
    by,
    now,
  });
  if (earned === before.pointsEarned && missing === 0) return { points: {} };
  const earnedMore = points(earned - before.pointsEarned);
  return {
    points: { pointsEarned: earned },
    pointsChange: { ...NO_CHANGE, earned: earnedMore, missing },
  };
}

/** A reopening earns nothing by itself, which is said where points had been undone. */
export async function ofReopening(
  transaction: Transaction,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
): Promise<{ pointsChange?: PointsChange }> {
  if (isCalledOff(status) || !(await hasReversals(transaction, id))) return {};
  return { pointsChange: NO_CHANGE };
}
