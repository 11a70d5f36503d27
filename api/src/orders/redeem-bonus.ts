// The bonus across the counter, with an order or without. With one, the discount is
// taken off what is paid, as far as the way of paying bears it, and the order keeps both.
// See docs/rules/orders.md#the-bonus-of-an-order.
import type { ConsumeReply, ConsumeRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { discountRoom, figuresOf } from '@brasa/core/orders/payment.rules.ts';
import type { Cents } from '@brasa/core/kernel/cents.ts';
import type { Points } from '@brasa/core/kernel/points.ts';
import type { Transaction } from '../db/database.ts';
import { FOR_EVER, madeAtOf } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import { consumeBonus, countingDigits } from '../loyalty/index.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffRequest } from '../transact-once.ts';
import { paymentOf } from './changed-payment.ts';
import { changeOrder, type Entry } from './change-order.ts';
import { lockOrder, type OrderRow } from './orders.store.ts';

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
    const madeAt = madeAtOf(identity, now);
    if (row) await noteDiscount(transaction, row, { ...spent, by, now, madeAt });
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

type Taken = { points: Points; discount: Cents } & Omit<Entry, 'action'>;

async function noteDiscount(
  transaction: Transaction,
  order: OrderRow,
  { points, discount, ...entry }: Taken,
): Promise<void> {
  const { status } = order;
  const columns = {
    ...figuresOf(paymentOf(order), { discount, status }),
    pointsRedeemed: points,
    discountAmount: discount,
  };
  await changeOrder(transaction, order, columns, { ...entry, action: 'points_redeemed' });
}
