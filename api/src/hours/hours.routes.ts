import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { businessHours } from '@brasa/core/hours/hours.contract.ts';
import { Cached } from '../db/cached.ts';
import { KeptAnswer } from '../http/kept-answer.ts';
import type { Shop } from '../shop.ts';
import { listBusinessHours } from './hours.store.ts';

export function registerHoursRoutes(app: FastifyInstance, shop: Shop): void {
  const week = new Cached(shop.db.changes, ['hours'], async () =>
    KeptAnswer.json(await listBusinessHours(shop.db.read)),
  );

  app.get(
    '/api/business-hours',
    { schema: { summary: 'Opening hours by weekday', response: { 200: z.array(businessHours) } } },
    async (request, reply) => (await week.get()).send(request, reply, 'public'),
  );
}
