import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { specialDay, specialDayChange, specialDayEntry } from '@brasa/core/hours/hours.contract.ts';
import { rowId } from '@brasa/core/kernel/fields.ts';
import { seenQuery } from '@brasa/core/kernel/seen-state.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { Cached } from '../db/cached.ts';
import { identify } from '../http/idempotency.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { addSpecialDay, changeSpecialDay, removeSpecialDay } from './edit-special-days.ts';
import { listSpecialDays } from './special-days.store.ts';

const PATH = '/api/business-hours/special-days';
const params = z.object({ id: rowId });

export function registerSpecialDayRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const coming = new Cached(
    shop.db.changes,
    ['hours'],
    async () => CachedResponse.json(await listSpecialDays(shop.db.read, madridDay(shop.clock()))),
    shop.clock,
  );

  instance.get(
    PATH,
    {
      schema: {
        summary: 'Special days from today on',
        response: { 200: z.array(specialDay) },
      },
    },
    async (request, reply) => (await coming.get()).send(request, reply, 'public'),
  );

  app.post(
    PATH,
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Enter a special day',
        body: specialDayEntry,
        response: { 201: specialDay },
      },
    },
    async (request, reply) => {
      const identity = identify(request, await signedInViewer(request));
      return reply.code(201).send(await addSpecialDay(shop, request.body, identity));
    },
  );

  app.patch(
    `${PATH}/:id`,
    {
      schema: {
        summary: 'Change a special day',
        params,
        body: specialDayChange,
        response: { 200: specialDay },
      },
    },
    ({ params: { id }, body }) => changeSpecialDay(shop, id, body),
  );

  app.delete(
    `${PATH}/:id`,
    {
      schema: {
        summary: 'Remove a special day',
        params,
        querystring: seenQuery,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await removeSpecialDay(shop, request.params.id, request.query.updatedAt);
      return reply.code(204).send();
    },
  );
}
