// Notifications about points: what they say when they are sent, and when somebody is told that some are about to
// expire (docs/rules/messages.md#to-a-phone).
import { PUSH_TERM } from '@brasa/core/messages/push.rules.ts';
import {
  EXPIRY_TOLD_EVERY,
  expiringUntil,
  isDaytime,
  pointsExpiringPush,
  pointsGivenPush,
} from '@brasa/core/loyalty/points-push.rules.ts';
import type { PointsSummary } from '@brasa/core/loyalty/loyalty.contract.ts';
import { queueExpiryPush, type PushContent } from '../messages/index.ts';
import type { Shop } from '../shop.ts';
import { findPresentUser } from './search/find-customer.ts';
import { findGivenPoints, listUntoldExpiries } from './points-push.store.ts';
import { readPoints } from './points/read-points.ts';

const POINTS_PUSH = { term: PUSH_TERM.points, isUrgent: false, toldVersion: null } as const;

/** By kind, what is said of points; null for those that were taken back, or have been spent. */
export function pointsPushes(shop: Shop): Record<'pointsGiven' | 'pointsExpiring', PushContent> {
  const { db, clock } = shop;
  return {
    pointsGiven: async ({ transactionId }, { userId }) => {
      const given =
        transactionId === null ? undefined : await findGivenPoints(db.read, transactionId);
      const own = await pointsOf(shop, userId);
      return given && own ? { ...POINTS_PUSH, notice: pointsGivenPush(given, own) } : null;
    },
    pointsExpiring: async (_message, { userId }) => {
      const own = await pointsOf(shop, userId);
      const notice = own && pointsExpiringPush(own, clock());
      return notice ? { ...POINTS_PUSH, notice } : null;
    },
  };
}

/** Null for nobody, or for somebody who is shut out. */
async function pointsOf({ db, clock }: Shop, userId: number | null): Promise<PointsSummary | null> {
  const user = userId === null ? undefined : await findPresentUser(db.read, userId);
  return user?.active ? readPoints(db.read, user.id, clock()) : null;
}

const BROWSERS_A_ROUND = 200;

/** Has whoever asked for it told of points that are about to expire, by day. Any process may run it at any time. */
export async function tellExpiring({ db, clock }: Shop): Promise<void> {
  const now = clock();
  if (!isDaytime(now)) return;
  const period = { now, until: expiringUntil(now), toldBefore: now - EXPIRY_TOLD_EVERY };
  for (;;) {
    const browsers = await listUntoldExpiries(db.read, period, BROWSERS_A_ROUND);
    if (browsers.length === 0) return;
    for (const id of browsers) {
      await db.transact((transaction) => queueExpiryPush(transaction, id, period));
    }
  }
}
