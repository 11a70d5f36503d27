import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mergeReply, mergeRequest, userAccount } from '@brasa/core/accounts/merging.contract.ts';
import { rowId } from '@brasa/core/kernel/fields.ts';
import { identify } from '../http/idempotency.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { mergeUsers } from './merge-users.ts';
import { readUserAccount } from './read-user-account.ts';

const byId = z.object({ id: rowId });

export function registerMergingRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/auth/users/:id/account',
    {
      schema: {
        summary: "A user's points, orders, further phones and the accounts that became part of it",
        params: byId,
        response: { 200: userAccount },
      },
    },
    (request) => readUserAccount(shop, request.params.id),
  );

  app.post(
    '/api/auth/users/:id/merge',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Make another account of the same person part of this one; there is no way back',
        params: byId,
        body: mergeRequest,
        response: { 200: mergeReply },
      },
    },
    async (request) => {
      const viewer = await signedInViewer(request);
      const pair = { kept: request.params.id, merged: request.body.mergedUserId };
      return mergeUsers(shop, viewer, pair, identify(request, viewer));
    },
  );
}
