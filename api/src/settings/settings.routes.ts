import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { setting, siteFacts } from '@brasa/core/settings/settings.contract.ts';
import { Cached } from '../db/cached.ts';
import { KeptAnswer } from '../http/kept-answer.ts';
import type { Shop } from '../shop.ts';
import { siteFactsOf } from './site-facts.ts';
import { listSettings } from './settings.store.ts';

export function registerSettingsRoutes(app: FastifyInstance, shop: Shop): void {
  const site = new Cached(shop.db.changes, ['settings'], async () =>
    KeptAnswer.json(siteFactsOf(await shop.settings())),
  );

  app.get(
    '/api/site',
    { schema: { summary: 'The public facts of the shop', response: { 200: siteFacts } } },
    async (request, reply) => (await site.get()).send(request, reply, 'public'),
  );

  app.get(
    '/api/settings',
    {
      schema: {
        summary: 'Every stored setting',
        response: { 200: z.array(setting) },
      },
    },
    () => listSettings(shop.db.read),
  );
}
