// Messages as notifications to a browser (docs/rules/messages.md#to-a-phone).
import type { MessageKind } from '@brasa/core/messages/sending.rules.ts';
import { deliverPush, type Push } from '../outside/push-service.ts';
import type { Shop } from '../shop.ts';
import type { MessageRow } from './messages.store.ts';
import { readPushKeys } from './push-key.store.ts';
import {
  deleteSubscription,
  findSubscription,
  type SubscriptionRow,
} from './push-subscriptions.store.ts';
import type { Attempt, Channel, Told } from './send-next.ts';

/** What a notification says now; `toldVersion` is the version of the order that it tells. */
type Content = Omit<Push, 'subscription'> & { toldVersion: number | null };

/** Null for what is not true any more. */
export type PushContent = (
  message: Pick<MessageRow, 'orderId' | 'transactionId'>,
  to: Pick<SubscriptionRow, 'userId'>,
  told: readonly Told[],
) => Promise<Content | null>;

export type PushContents = Partial<Record<MessageKind, PushContent>>;

export const pushChannel = (shop: Shop, contents: PushContents, patience?: number): Channel => ({
  name: 'push',
  attempt: async (message, told, signal) => {
    const { db, push: access } = shop;
    const { subscriptionId } = message;
    const subscription =
      subscriptionId === null ? undefined : await findSubscription(db.read, subscriptionId);
    const content = subscription && (await contents[message.kind]?.(message, subscription, told));
    if (!subscription || !content) return { outcome: 'dropped' };
    const { toldVersion, ...push } = content;
    const keys = await readPushKeys(db.read);
    const fault = await deliverPush({
      ...{ ...access, keys, signal, patience },
      push: { ...push, subscription },
    });
    if (fault === 'address_refused') return forget(shop, subscription);
    return fault === null ? { outcome: 'sent', toldVersion } : { outcome: 'in vain', fault };
  },
});

/** The browser has been told off, or is there no more: all that waits for it goes with it. */
async function forget({ db }: Shop, { id }: SubscriptionRow): Promise<Attempt> {
  await db.transact((transaction) => deleteSubscription(transaction, id));
  return { outcome: 'dropped' };
}
