// An open order page listens for changes of its order, made by whichever process of the shop
// (docs/rules/orders.md#an-open-page). Each is told only how its own order stands now.
import type { FastifyInstance } from 'fastify';
import { listenToOrderPage } from '@brasa/core/orders/order-page.calls.ts';
import type {
  OrderPageEvent,
  OrderPageMessage,
} from '@brasa/core/orders/page/order-page.contract.ts';
import { orderStage } from '@brasa/core/orders/page/own-changes.rules.ts';
import type { Topic } from '../../db/changes.ts';
import { boundsFrom } from '../../db/throttle.ts';
import { answerCall } from '../../http/answer-call.ts';
import { Batcher } from '../../http/requests/batcher.ts';
import { logFault } from '../../http/error-replies.ts';
import { EventStreams, eventText, type Subscriber } from '../../http/event-streams.ts';
import type { Shop } from '../../shop.ts';
import { readStandings } from './order-page.store.ts';
import { findOwnOrder, progressOf } from './read-order-page.ts';

/** Many customers share one address. */
const MOST_OF_NETWORK = 100;
const MOST_OF_BLOCK = 400;
const MOST_IN_ALL = 1000;

/** What moves an order from one stage to another. */
const TOPICS: readonly Topic[] = ['orders', 'oven'];

type Listener = Subscriber & { code: string; told: OrderPageMessage };

const message = (event: OrderPageEvent, data: OrderPageMessage): string => eventText(event, data);

export function registerOrderPageEventRoutes(app: FastifyInstance, shop: Shop): void {
  const streams = new EventStreams<Listener>(MOST_IN_ALL);
  const tellWhatChanged = async () => {
    const codes = new Set(streams.listeners.map(({ code }) => code));
    const standings = await readStandings(shop.db.read, [...codes]);
    streams.tell((listener) => tellOf(listener, standings.get(listener.code)));
  };
  const changed = new Batcher<Topic>(() => {
    if (streams.size === 0) return;
    tellWhatChanged().catch((error: unknown) => logFault(app.log, error, 'telling order pages'));
  });
  const unsubscribe = TOPICS.map((topic) =>
    shop.db.changes.subscribe(topic, () => {
      if (streams.size > 0) changed.add(topic);
    }),
  );
  app.addHook('preClose', (done) => {
    for (const stop of unsubscribe) stop();
    changed.stop();
    streams.close();
    done();
  });

  answerCall(app, listenToOrderPage, async ({ params: { code }, request, reply }) => {
    const order = await findOwnOrder(shop.db.read, code, shop.clock());
    const stage = orderStage(await progressOf(shop.db.read, order));
    const told = { stage, version: order.version };
    const bounds = boundsFrom(request.ip, MOST_OF_NETWORK, MOST_OF_BLOCK);
    const listener = { bounds, code, told };
    const answered = streams.open({ request, reply }, listener, message('ready', told));
    // It may have changed between the look and now.
    changed.add('orders');
    return answered;
  });
}

/** What the listener has not heard yet of how its order stands. */
function tellOf(listener: Listener, now: OrderPageMessage | undefined): string | undefined {
  const { told } = listener;
  if (!now || (now.stage === told.stage && now.version === told.version)) return undefined;
  listener.told = now;
  return message('change', now);
}
