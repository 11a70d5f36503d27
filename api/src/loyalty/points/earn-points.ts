import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import { expiryOf } from '@brasa/core/loyalty/earning.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { queuePush } from '../../messages/index.ts';
import { openOwnedLedger, record } from '../ledger.ts';

export type Earning = {
  userId: number;
  /** `earned` by a payment, or given by staff. */
  type: 'earned' | 'manual_adjustment';
  points: Points;
  orderId: number | null;
  description: string | null;
  by: number;
  /** When the points were earned: their year begins here. */
  earnedAt: number;
  now: number;
};

/**
 * Adds points as a lot of their own, in the caller's transaction, and has their owner's phones told; answers the id of
 * their transaction. Points of a user who has become part of another one meanwhile are that one's. Throws USER_NOT_FOUND
 * for an erased user.
 */
export async function earnPoints(transaction: Transaction, earning: Earning): Promise<number> {
  const { userId, earnedAt, now, ...entry } = earning;
  const ledger = await openOwnedLedger(transaction, userId, now);
  const { transactionId } = await record(transaction, ledger, {
    ...entry,
    at: now,
    draws: [],
    lotExpiresAt: expiryOf(earnedAt),
    totalChange: earning.points,
  });
  await queuePush(transaction, {
    kind: 'pointsGiven',
    ...{ userId: ledger.userId, transactionId, now },
  });
  return transactionId;
}
