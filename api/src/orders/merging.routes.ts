import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/orders/orders.calls.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { mergeUsers } from './merge-users.ts';
import { readUserAccount } from './read-user-account.ts';

export function registerMergingRoutes(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.readUserAccount, ({ params }) => readUserAccount(shop, params.id));
  answerCall(app, calls.mergeUsers, ({ viewer, params, body, identity }) =>
    mergeUsers(shop, viewer, { kept: params.id, merged: body.mergedUserId }, identity),
  );
}
