// A browser asks to be notified (docs/rules/messages.md#to-a-phone).
import type { PushRenewal, PushSubscription } from '@brasa/core/messages/push.contract.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { Transaction } from '../db/database.ts';
import { hitFrom, type Limit } from '../db/throttle.ts';
import { Failure } from '../failure.ts';
import { isPushService } from '../outside/push-service.ts';
import type { Shop } from '../shop.ts';
import {
  replaceSubscriptions,
  saveSubscription,
  type AskingSubject,
} from './push-subscriptions.store.ts';

/** Many customers share one address. */
const PER_ADDRESS: Limit = { most: 60, windowMilliseconds: HOUR };

/**
 * Has the browser told from now on. `lockSubject` answers what it is told of, locked until the transaction ends.
 * Throws what that throws, PUSH_REFUSED for an address where no push service can be, TOO_MANY_ATTEMPTS.
 */
export async function askForPush(
  shop: Shop,
  { subscription, address }: { subscription: PushSubscription; address: string },
  lockSubject: (transaction: Transaction) => Promise<AskingSubject>,
): Promise<void> {
  const now = shop.clock();
  await refuseStrangers(shop, { subscription, address }, now);
  await shop.db.transact(async (transaction) => {
    const subject = await lockSubject(transaction);
    await saveSubscription(transaction, subject, subscription, now);
  });
}

/**
 * Sends all that the browser at `endpoint` has asked for to its new subscription; nothing happens where it has asked for
 * nothing. Throws PUSH_REFUSED, TOO_MANY_ATTEMPTS.
 */
export async function renewPush(
  shop: Shop,
  { endpoint, subscription }: PushRenewal,
  address: string,
): Promise<void> {
  await refuseStrangers(shop, { subscription, address }, shop.clock());
  await shop.db.transact((transaction) =>
    replaceSubscriptions(transaction, endpoint, subscription),
  );
}

async function refuseStrangers(
  { db, push, rateLimits }: Shop,
  { subscription, address }: { subscription: PushSubscription; address: string },
  now: number,
): Promise<void> {
  if (rateLimits) {
    await db.transact((asking) => hitFrom(asking, 'push', address, PER_ADDRESS, now));
  }
  if (!isPushService(subscription.endpoint, push.trusted)) throw new Failure('PUSH_REFUSED');
}
