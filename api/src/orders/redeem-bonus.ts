// The bonus across the counter, with an order or without. With one, the discount is
// taken off what is paid, as far as the way of paying bears it, and the order keeps both.
// See docs/rules/orders.md#the-bonus-of-an-order.
import type { ConsumeReply, ConsumeRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { discountRoom, finalAfter } from '@brasa/core/orders/payment.rules.ts';
import type { Cents } from '@brasa/core/kernel/cents.ts';
import type { Work } from '../db/database.ts';
import { FOR_EVER, once, type RequestIdentity } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import { consumeBonus } from '../loyalty/index.ts';
import type { Shop } from '../shop.ts';
import { lineOf } from './changed-payment.ts';
import { holdOrder, insertOrderLog, updateOrder, type OrderRow } from './orders.store.ts';

export type Redemption = {
  request: ConsumeRequest;
  /** The member of staff who entered it. */
  by: number;
  /** How a repeat of the request is told; null when it cannot be. */
  identity: RequestIdentity | null;
};

/**
 * Takes the discount; answers it in euros. Throws ORDER_NOT_FOUND, DISCOUNT_… where the order can
 * have none, IDEMPOTENCY_KEY_REUSED for another request's key, and whatever `consumeBonus` throws.
 */
export async function redeemBonus(
  shop: Shop,
  { request, by, identity }: Redemption,
): Promise<ConsumeReply> {
  const now = shop.clock();
  return shop.db.transact((work) => {
    const redeem = async () => {
      const order = request.orderId === null ? null : await discountable(work, request.orderId);
      const spent = await consumeBonus(work, { request, order: order && room(order), by, now });
      if (order) await noteDiscount(work, order.row, { ...spent, by, now });
      return { discountApplied: spent.discount / 100 };
    };
    return once(work, identity, now, redeem, FOR_EVER);
  });
}

type Discountable = { row: OrderRow; most: Cents };

const room = ({ row, most }: Discountable) => ({ id: row.id, most });

/** The order, held, and the most that may be taken off it. */
async function discountable(work: Work, orderId: number): Promise<Discountable> {
  const row = await holdOrder(work, orderId);
  if (!row) throw new Failure('ORDER_NOT_FOUND');
  const found = discountRoom({
    status: row.status,
    payment: lineOf(row),
    pointsEarned: row.points_earned,
    pointsRedeemed: row.points_redeemed,
  });
  if ('refusal' in found) throw new Failure(found.refusal);
  return { row, most: found.most };
}

type Taken = { points: number; discount: Cents; userId: number; by: number; now: number };

/** The order keeps whose account it was made with, if any. */
async function noteDiscount(
  work: Work,
  order: OrderRow,
  { points, discount, userId, by, now }: Taken,
): Promise<void> {
  const finalAmount = finalAfter(order.total_amount, discount);
  await updateOrder(work, order.id, {
    points_redeemed: points,
    discount_amount: discount,
    final_amount: finalAmount,
    user_id: order.user_id ?? userId,
    updated_at: now,
  });
  await insertOrderLog(work, {
    orderId: order.id,
    action: 'points_redeemed',
    before: { finalAmount: order.final_amount, pointsRedeemed: 0 },
    after: { finalAmount, pointsRedeemed: points },
    by,
    now,
  });
}
