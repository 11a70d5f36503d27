// Staff screens listen for changes of orders and stock, made by whichever process of the shop. They
// are told that something changed, not what: each asks for the dashboard, which is made once.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import * as calls from '@brasa/core/dashboard/dashboard.calls.ts';
import {
  LIVE_TOPICS,
  type LiveEvent,
  type LiveMessage,
  type LiveTopic,
} from '@brasa/core/dashboard/events.contract.ts';
import { answerCall } from '../http/answer-call.ts';
import { Batcher } from '../http/requests/batcher.ts';
import { EventStreams, eventText } from '../http/event-streams.ts';
import type { Shop } from '../shop.ts';

/** One account may be signed in on every screen of the shop. */
const MOST_OF_USER = 50;
const MOST_IN_ALL = 500;

const message = (event: LiveEvent, data: LiveMessage): string => eventText(event, data);

/** Whether the caller is staff at this moment, whatever they were when the stream began. */
async function isStillStaff(request: FastifyRequest): Promise<boolean> {
  request.knownSession = null;
  return isStaff((await request.viewer())?.role);
}

export function registerEventRoutes(app: FastifyInstance, shop: Shop): void {
  const streams = new EventStreams(MOST_IN_ALL);
  const process = randomUUID().slice(0, 8);
  let count = 0;
  const version = () => `${process}-${count}`;
  const changed = new Batcher<LiveTopic>((topics) => {
    count += 1;
    streams.broadcast(message('change', { topics, version: version() }));
  });
  const { changes } = shop.db;
  const unsubscribe = [
    ...LIVE_TOPICS.map((topic) => changes.subscribe(topic, () => changed.add(topic))),
    changes.subscribe('accounts', () => void streams.recheck()),
  ];
  app.addHook('preClose', (done) => {
    for (const stop of unsubscribe) stop();
    changed.stop();
    streams.close();
    done();
  });

  answerCall(app, calls.listenToEvents, ({ viewer, request, reply }) => {
    const first = message('ready', { topics: [], version: version() });
    const isAllowed = () => isStillStaff(request);
    const bounds = [{ counted: `user ${viewer.id}`, most: MOST_OF_USER }];
    return streams.open({ request, reply }, { bounds, isAllowed }, first);
  });
}
