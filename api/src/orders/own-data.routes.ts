// What the law gives everybody about their own data: a copy, and its end (GDPR, articles 15, 17, 20).
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountChanged, erasureRequest } from '@brasa/core/accounts/own-account.contract.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { ownData } from '@brasa/core/orders/own-data.contract.ts';
import { accountOwner } from '../accounts/index.ts';
import type { SessionCookies } from '../http/session-cookies.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { eraseOwnAccount } from './erase-own-account.ts';
import { readOwnData } from './read-own-data.ts';

export function registerOwnDataRoutes(
  instance: FastifyInstance,
  shop: Shop,
  cookies: SessionCookies,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/auth/me/data',
    {
      schema: {
        summary: 'Everything that is kept about whoever asks, as a file',
        response: { 200: ownData },
      },
    },
    async (request, reply) => {
      const { id } = await signedInViewer(request);
      const name = `mis-datos-${madridDay(shop.clock())}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      reply.header('cache-control', 'no-store');
      return readOwnData(shop, id);
    },
  );

  app.post(
    '/api/auth/me/erasure',
    {
      schema: {
        summary: 'Erase the own account; customers only, and not while an order is pending',
        body: erasureRequest,
        response: { 200: accountChanged },
      },
    },
    async (request, reply) => {
      const { role } = await signedInViewer(request);
      await eraseOwnAccount(shop, { ...(await accountOwner(request)), role }, request.body);
      cookies.clear(request, reply);
      return { success: true } as const;
    },
  );
}
