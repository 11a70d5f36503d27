// Staff add or take points that were entered wrongly, with the reason.
// See docs/rules/loyalty.md#wrong-entries.
import { negatePoints, points } from '@brasa/core/kernel/amounts/points.ts';
import { expiryOf } from '@brasa/core/loyalty/earning.rules.ts';
import { drawOldestFirst } from '@brasa/core/loyalty/lots.rules.ts';
import type { BalanceChange, PointsCorrection } from '@brasa/core/loyalty/movements.contract.ts';
import type { Transaction } from '../../db/database.ts';
import { FOR_EVER } from '../../db/idempotency.ts';
import { Failure } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type ActorRequest } from '../../transact-once.ts';
import { findPresentUser } from '../search/find-customer.ts';
import { openOwnedLedger, record, type Entry } from '../ledger.ts';
import { recordByHand } from './record-by-hand.ts';

/**
 * Changes the balance and nothing that was ever earned. Throws USER_NOT_FOUND, for an inactive user
 * too, and POINTS_NOT_THERE where more are to be taken than there are.
 */
export function correctPoints(
  shop: Shop,
  { actor, identity }: ActorRequest,
  { userId, points: change, reason }: PointsCorrection,
): Promise<BalanceChange> {
  const correct = async (transaction: Transaction, now: number) => {
    const user = await findPresentUser(transaction.sql, userId);
    if (!user?.active) throw new Failure('USER_NOT_FOUND');
    const ledger = await openOwnedLedger(transaction, user.id, now);
    if (ledger.available + change < 0) throw new Failure('POINTS_NOT_THERE');
    const moved: Pick<Entry, 'draws' | 'lotExpiresAt'> =
      change > 0
        ? { draws: [], lotExpiresAt: expiryOf(now) }
        : { draws: drawOldestFirst(ledger.lots, negatePoints(change)) };
    await record(transaction, ledger, {
      type: 'manual_adjustment',
      points: change,
      orderId: null,
      description: `Corrección: ${reason}`,
      by: actor.id,
      at: now,
      ...moved,
    });
    await recordByHand(transaction, actor, { userId: user.id, points: change }, now);
    return { points: change, availablePoints: points(ledger.available + change) };
  };
  return transactOnce(shop, identity, correct, { expiresAt: FOR_EVER });
}
