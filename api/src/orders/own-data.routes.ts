// What the law gives everybody about their own data: a copy, and its end (GDPR, articles 15, 17, 20).
import type { FastifyInstance } from 'fastify';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import * as calls from '@brasa/core/orders/orders.calls.ts';
import { accountOwner } from '../accounts/index.ts';
import { answerCall } from '../http/answer-call.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import type { Shop } from '../shop.ts';
import { eraseOwnAccount } from './erase-own-account.ts';
import { readOwnData } from './read-own-data.ts';

export function registerOwnDataRoutes(
  app: FastifyInstance,
  shop: Shop,
  cookies: SessionCookies,
): void {
  answerCall(app, calls.readOwnData, ({ viewer, reply }) => {
    const name = `mis-datos-${madridDay(shop.clock())}.json`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    reply.header('cache-control', 'no-store');
    return readOwnData(shop, viewer.id);
  });

  answerCall(app, calls.eraseOwnAccount, async ({ viewer, body, request, reply }) => {
    const { role } = viewer;
    await eraseOwnAccount(shop, { ...(await accountOwner(request)), role }, body);
    cookies.clear(request, reply);
    return { success: true } as const;
  });
}
