import { formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { addDays, madridDay, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { negatePoints, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { discountRefusal, redemptionOf } from '@brasa/core/loyalty/loyalty.rules.ts';
import { drawOldestFirst } from '@brasa/core/loyalty/lots.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { countRedemptions } from '../ledger.store.ts';
import { openOwnedLedger, record } from '../ledger.ts';

export type Spending = {
  userId: number;
  orderId: number | null;
  /** The most that may be taken off the order, by core's `mostDiscount`; null without an order. */
  most: Cents | null;
  by: number;
  now: number;
};

/**
 * Takes the discount of the highest tier that the points reach and the order bears, in the caller's
 * transaction; answers its points and cents. They are taken of whom `earnPoints` would give them. Throws BONUS_NOT_ACTIVE
 * below the first tier, DISCOUNT_LIMIT_REACHED after the third of a Madrid day (undone ones count: they
 * were taken), USER_NOT_FOUND for an erased user.
 */
export async function spendPoints(
  transaction: Transaction,
  { userId, orderId, most, by, now }: Spending,
): Promise<{ points: Points; discount: Cents }> {
  const ledger = await openOwnedLedger(transaction, userId, now);
  const day = madridDay(now);
  // Not those of later days either, which a clock that was ahead has written.
  const today = {
    from: startOfDay(day),
    to: startOfDay(addDays(day, 1)),
  };
  const refusal = discountRefusal(
    ledger.available,
    await countRedemptions(transaction, ledger.userId, today),
  );
  const redemption = redemptionOf(ledger.available, most);
  if (refusal ?? !redemption) throw new Failure(refusal ?? 'BONUS_NOT_ACTIVE');
  const { tier, discount } = redemption;
  await record(transaction, ledger, {
    type: 'redeemed',
    points: negatePoints(tier.points),
    orderId,
    description: `Bono ${tier.name}: ${formatEuros(discount)} de descuento`,
    by,
    at: now,
    draws: drawOldestFirst(ledger.lots, tier.points),
  });
  return { points: tier.points, discount };
}
