// The bonus across the counter, with an order or without. With one, the discount is
// taken off what is paid, as far as the way of paying bears it, and the order keeps both.
// See docs/rules/orders.md#the-bonus-of-an-order.
import type { ConsumeReply, ConsumeRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { paymentOf } from '@brasa/core/orders/change/payment-change.rules.ts';
import { isUnsettled } from '@brasa/core/orders/pay/owed.rules.ts';
import { discountRoom } from '@brasa/core/orders/pay/payment.rules.ts';
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Transaction } from '../../db/database.ts';
import { FOR_EVER, madeAtOf } from '../../db/idempotency.ts';
import { Failure } from '../../failure.ts';
import { consumeBonus, countingDigits } from '../../loyalty/index.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type StaffRequest } from '../../transact-once.ts';
import { houseOf, runCommand } from '../change/carry-out.ts';
import { lockOrder, type OrderRow } from '../orders.store.ts';

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
  const house = await houseOf(shop);
  const redeem = async (transaction: Transaction, now: number) => {
    const { orderId } = request;
    const row = orderId === null ? null : await lockOrder(transaction, orderId);
    const order = row && { id: row.id, most: mostOff(row) };
    const spent = await consumeBonus(transaction, { request, order, by, now });
    const madeAt = madeAtOf(identity, now);
    const command = { kind: 'redeem', ...spent } as const;
    if (row) await runCommand(house, transaction, row, { command, by, now, madeAt });
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
    isUnsettled: isUnsettled(row),
  });
  if ('refusal' in found) throw new Failure(found.refusal);
  return found.most;
}
