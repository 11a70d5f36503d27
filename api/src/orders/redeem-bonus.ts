// The bonus across the counter, with an order or without. With one, the discount is
// taken off what is paid, as far as the way of paying bears it, and the order keeps both.
// See docs/rules/orders.md#the-bonus-of-an-order.
import type { ConsumeReply, ConsumeRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { discountRoom, figuresOf } from '@brasa/core/orders/payment.rules.ts';
import type { Cents } from '@brasa/core/kernel/cents.ts';
import type { Points } from '@brasa/core/kernel/points.ts';
import type { Transaction } from '../db/database.ts';
import { FOR_EVER } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import { consumeBonus, countingDigits } from '../loyalty/index.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffRequest } from '../transact-once.ts';
import { paymentOf } from './changed-payment.ts';
import { difference } from './logged-state.ts';
import { lockOrder, insertOrderLog, updateOrder, type OrderRow } from './orders.store.ts';

export type Redemption = StaffRequest & { request: ConsumeRequest };

/**
 * Takes the discount; answers it in euros. Throws ORDER_NOT_FOUND, DISCOUNT_… where the order can have
 * none, IDEMPOTENCY_KEY_REUSED for another request's key, TOO_MANY_ATTEMPTS, and whatever `consumeBonus`
 * throws.
 */
export async function redeemBonus(
  shop: Shop,
  { request, by, identity }: Redemption,
): Promise<ConsumeReply> {
  const redeem = async (transaction: Transaction, now: number) => {
    const { orderId } = request;
    const row = orderId === null ? null : await lockOrder(transaction, orderId);
    const order = row && { id: row.id, most: mostOff(row) };
    const spent = await consumeBonus(transaction, { request, order, by, now });
    if (row) await noteDiscount(transaction, row, { ...spent, by, now });
    return { discountApplied: spent.discount / 100 };
  };
  return countingDigits(shop, request, () =>
    transactOnce(shop, identity, redeem, { expiresAt: FOR_EVER }),
  );
}

function mostOff(row: OrderRow): Cents {
  const found = discountRoom({
    status: row.status,
    payment: paymentOf(row),
    pointsEarned: row.pointsEarned,
    pointsRedeemed: row.pointsRedeemed,
  });
  if ('refusal' in found) throw new Failure(found.refusal);
  return found.most;
}

type Taken = { points: Points; discount: Cents; userId: number; by: number; now: number };

/** The order keeps whose account it was made with, if any. */
async function noteDiscount(
  transaction: Transaction,
  order: OrderRow,
  { points, discount, userId, by, now }: Taken,
): Promise<void> {
  const { status } = order;
  const after = await updateOrder(transaction, order, {
    ...figuresOf(paymentOf(order), { discount, status }),
    pointsRedeemed: points,
    discountAmount: discount,
    userId: order.userId ?? userId,
    updatedAt: now,
  });
  await insertOrderLog(transaction, {
    orderId: order.id,
    action: 'points_redeemed',
    ...difference(order, after),
    by,
    now,
  });
}
