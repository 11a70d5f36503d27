// What staff see of messages to customers (docs/rules/messages.md#for-staff), and the key of notifications.
import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/messages/messages.calls.ts';
import { answerCall } from '../http/answer-call.ts';
import { targetOf } from '../http/staff-target.ts';
import type { Shop } from '../shop.ts';
import { renewPush } from './ask-for-push.ts';
import { readPushKeys } from './push-key.store.ts';
import { listFailed } from './failed-messages.report.ts';
import { readOrderMessages, sendAgain } from './order-messages.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.listOrderMessages, ({ params }) => readOrderMessages(shop, params.id));
  answerCall(app, calls.listFailedMessages, () => listFailed(shop.db.read, shop.clock()));
  answerCall(app, calls.readPushKey, async () => {
    const { publicKey } = await readPushKeys(shop.db.read);
    return { publicKey };
  });
  answerCall(app, calls.renewPush, ({ body, request }) => renewPush(shop, body, request.ip));
  answerCall(app, calls.sendMessageAgain, (exchange) => sendAgain(shop, targetOf(exchange)));
}
