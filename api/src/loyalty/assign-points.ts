// Staff give points to whoever has a phone; a new phone becomes a phone-only user.
// See docs/rules/loyalty.md#assigning-points.
import { isOpenAt } from '@brasa/core/loyalty/earning.rules.ts';
import type { AssignReply, AssignRequest } from '@brasa/core/loyalty/loyalty.contract.ts';
import { findOrCreatePhoneUser } from '../accounts/index.ts';
import { FOR_EVER, once, type RequestIdentity } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { earnPoints } from './earn-points.ts';

/** Who asks, and how a repeat is told; null when it cannot be. */
export type StaffRequest = { by: number; identity: RequestIdentity | null };

/**
 * Assigns the points: earned where they were paid in cash, which only the opening hours allow
 * (POINTS_OUTSIDE_HOURS), else an adjustment. Throws POINTS_USER_INACTIVE for an inactive user's
 * phone, and IDEMPOTENCY_KEY_REUSED for another request's key.
 */
export async function assignPoints(
  shop: Shop,
  { by, identity }: StaffRequest,
  { phone, points, isCashPayment, description }: AssignRequest,
): Promise<AssignReply> {
  const now = shop.clock();
  const week = await shop.openingHours();
  // What is kept of the answer for ever names nobody; a repeat has the phone in its own body.
  const { pointsAssigned } = await shop.db.transact((transaction) =>
    once(transaction, identity, { now, expiresAt: FOR_EVER }, async () => {
      if (isCashPayment && !isOpenAt(week, now)) throw new Failure('POINTS_OUTSIDE_HOURS');
      const { user } = await findOrCreatePhoneUser(transaction, phone, now);
      if (!user.active) throw new Failure('POINTS_USER_INACTIVE');
      await earnPoints(transaction, {
        userId: user.id,
        type: isCashPayment ? 'earned' : 'manual_adjustment',
        points,
        orderId: null,
        description: description ?? (isCashPayment ? 'Compra en efectivo' : 'Ajuste manual'),
        by,
        earnedAt: now,
        now,
      });
      return { pointsAssigned: points };
    }),
  );
  return { pointsAssigned, user: { phone } };
}
