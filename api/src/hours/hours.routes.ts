import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  businessHours,
  businessHoursChange,
  initializeReply,
  syncReply,
} from '@brasa/core/hours/hours.contract.ts';
import { rowId } from '@brasa/core/kernel/fields.ts';
import { Cached } from '../db/cached.ts';
import { CachedResponse } from '../http/cached-response.ts';
import type { Shop } from '../shop.ts';
import { changeWeekday, initializeHours } from './edit-hours.ts';
import { listBusinessHours } from './hours.store.ts';
import { registerSpecialDayRoutes } from './special-days.routes.ts';
import { sharedSync } from './sync-hours.ts';

export function registerHoursRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  registerSpecialDayRoutes(instance, shop);
  const week = new Cached(shop.db.changes, ['hours'], async () =>
    CachedResponse.json(await listBusinessHours(shop.db.read)),
  );

  instance.get(
    '/api/business-hours',
    { schema: { summary: 'Opening hours by weekday', response: { 200: z.array(businessHours) } } },
    async (request, reply) => (await week.get()).send(request, reply, 'public'),
  );

  app.patch(
    '/api/business-hours/:id',
    {
      schema: {
        summary: 'Change a weekday',
        params: z.object({ id: rowId }),
        body: businessHoursChange,
        response: { 200: businessHours },
      },
    },
    ({ params: { id }, body }) => changeWeekday(shop, id, body),
  );

  const sync = sharedSync(shop);
  // By GET; the origin check counts it among the calls that change something.
  app.get(
    '/api/business-hours/sync',
    {
      schema: {
        summary: 'Take the hours over from the Google listing',
        response: { 200: syncReply },
      },
    },
    sync,
  );

  app.post(
    '/api/admin/initialize',
    {
      schema: {
        summary: 'Give missing weekdays their starter hours',
        response: { 200: initializeReply },
      },
    },
    () => initializeHours(shop),
  );
}
