// Staff give points to whoever has a phone; a new phone becomes a phone-only user.
// See docs/rules/loyalty.md#assigning-points.
import { isOpenAt } from '@brasa/core/loyalty/earning.rules.ts';
import type { AssignReply, AssignRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { findOrCreatePhoneUser } from '../../accounts/index.ts';
import type { Transaction } from '../../db/database.ts';
import { FOR_EVER } from '../../db/idempotency.ts';
import { Failure } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type ActorRequest } from '../../transact-once.ts';
import { earnPoints } from './earn-points.ts';
import { recordByHand } from './record-by-hand.ts';

/**
 * Assigns the points: earned where they were paid in cash, which only the opening hours allow
 * (POINTS_OUTSIDE_HOURS), else an adjustment. Throws POINTS_USER_INACTIVE for an inactive user's
 * phone, and IDEMPOTENCY_KEY_REUSED for another request's key.
 */
export async function assignPoints(
  shop: Shop,
  { actor, identity }: ActorRequest,
  { phone, points, isCashPayment, description }: AssignRequest,
): Promise<AssignReply> {
  const week = await shop.openingHours();
  const assign = async (transaction: Transaction, now: number) => {
    if (isCashPayment && !isOpenAt(week, now)) throw new Failure('POINTS_OUTSIDE_HOURS');
    const { user } = await findOrCreatePhoneUser(transaction, phone, now);
    if (!user.active) throw new Failure('POINTS_USER_INACTIVE');
    await earnPoints(transaction, {
      userId: user.id,
      type: isCashPayment ? 'earned' : 'manual_adjustment',
      points,
      orderId: null,
      description: description ?? (isCashPayment ? 'Compra en efectivo' : 'Ajuste manual'),
      by: actor.id,
      earnedAt: now,
      now,
    });
    await recordByHand(transaction, actor, { userId: user.id, points }, now);
    return { pointsAssigned: points };
  };
  // What is kept of the answer for ever names nobody; a repeat has the phone in its own body.
  const kept = await transactOnce(shop, identity, assign, { expiresAt: FOR_EVER });
  return { ...kept, user: { phone } };
}
