// A shop that notifies browsers through a push service of the test's.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { pointsPushes } from '../../src/loyalty/index.ts';
import { pushChannel } from '../../src/messages/index.ts';
import { sendNext, type SendStep } from '../../src/messages/send-next.ts';
import { orderPushes } from '../../src/orders/index.ts';
import { openPushService } from '../outside/open-push-service.ts';
import type { PushServiceUnderTest } from '../outside/push-service-under-test.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';

export type PushingShop = ShopUnderTest & {
  service: PushServiceUnderTest;
  staff: SignedIn;
  order: (changes?: Record<string, unknown>) => Promise<Order>;
  /** An order that a browser of this name is told of. */
  orderTold: (browser: string) => Promise<Order>;
  /** One attempt, which gives the service so many milliseconds, or as many as in the shop. */
  step: (patience?: number) => Promise<SendStep>;
  /** Attempts until nothing waits, each when it is time. */
  sendAll: () => Promise<void>;
  /** The titles of what browsers got. */
  titles: () => string[];
  subscriptions: () => Promise<{ endpoint: string }[]>;
  rows: () => Promise<object[]>;
};

export async function openPushingShop(): Promise<PushingShop> {
  const service = await openPushService();
  const under = await openShop({ PUSH_SERVICES: service.origin });
  const { shop, time, visitor } = under;
  const { signal } = new AbortController();
  const step = (patience?: number) => {
    const channel = pushChannel(shop, { ...orderPushes(shop), ...pointsPushes(shop) }, patience);
    return sendNext({ shop, channel, signal });
  };
  const order = (changes?: Record<string, unknown>) => placeOrder(visitor(), changes);
  return {
    ...under,
    ...{ service, step, order },
    staff: await under.signedIn('haykakan'),
    orderTold: async (browser) => {
      const placed = await order();
      await visitor().post(`/api/order-pages/${placed.code}/push`, service.subscribe(browser));
      return placed;
    },
    sendAll: async () => {
      for (let last = await step(); last.next !== null; last = await step()) {
        time.now = Math.max(time.now, last.next);
      }
    },
    titles: () => service.received.map(({ notice }) => notice.title),
    subscriptions: () =>
      shop.db.read.selectFrom('pushSubscriptions').selectAll().orderBy('id').execute(),
    rows: () => shop.db.read.selectFrom('messages').selectAll().orderBy('id').execute(),
  };
}
