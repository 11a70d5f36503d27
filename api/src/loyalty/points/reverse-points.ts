// Undoing what an order did to points, once: what it spent goes back into the lots it
// came from, with their own expiry; what it earned is taken back as far as it is still there.
// See docs/rules/loyalty.md#undoing-what-an-order-did.
import { negatePoints, points, sumPoints, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { findUserById } from '../../accounts/index.ts';
import type { Transaction } from '../../db/database.ts';
import { takeWhatIsLeft } from './forfeit-points.ts';
import { openLedger } from '../ledger.ts';
import { giveBack, takeEarned, type Reversal } from './reversal-steps.ts';
import { listReversible, listUsersOfOrder } from './reversals.store.ts';

/** The caller holds the order; `orderVersion` is the one in which the reversal leaves it. */
export type OrderReversal = Reversal & { orderId: number };

/** What was undone of the order, and what of its earnings was no longer there. */
export type Reversed = { earned: Points; redeemed: Points; missing: Points };

/** Reverses whatever of the order is not reversed yet, in the caller's transaction. */
export async function reversePoints(
  transaction: Transaction,
  reversal: OrderReversal,
): Promise<Reversed> {
  const parts: Reversed[] = [];
  for (const userId of await listUsersOfOrder(transaction, reversal.orderId)) {
    parts.push(await reverseOf(transaction, userId, reversal));
    // What comes back to an account that was erased is nobody's (docs/decisions/0011).
    if (!(await findUserById(transaction.sql, userId)))
      await takeWhatIsLeft(transaction, userId, reversal);
  }
  const sum = (of: keyof Reversed) => sumPoints(parts.map((part) => part[of]));
  return { earned: sum('earned'), redeemed: sum('redeemed'), missing: sum('missing') };
}

async function reverseOf(
  transaction: Transaction,
  userId: number,
  reversal: OrderReversal,
): Promise<Reversed> {
  await openLedger(transaction, userId, reversal.now);
  const done = await listReversible(transaction, reversal.orderId, userId);
  let [earned, redeemed, missing] = [points(0), points(0), points(0)];
  // Spent points first, so that they are there when earned ones are taken.
  for (const one of done.filter(({ type }) => type === 'redeemed')) {
    await giveBack(transaction, one, reversal);
    redeemed = sumPoints([redeemed, negatePoints(one.points)]);
  }
  for (const one of done.filter(({ type }) => type === 'earned')) {
    const taken = await takeEarned(transaction, one, reversal);
    earned = sumPoints([earned, taken.counted]);
    missing = sumPoints([missing, taken.shortfall]);
  }
  return { earned, redeemed, missing };
}
