import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { seenQuery } from '@brasa/core/kernel/seen-state.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import {
  newSetting,
  settingChange,
  siteFacts,
  storedSetting,
} from '@brasa/core/settings/settings.contract.ts';
import { Cached } from '../db/cached.ts';
import { parseBody } from '../http/body.ts';
import { identify } from '../http/idempotency.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { addSetting, changeSetting, initializeSettings, removeSetting } from './edit-settings.ts';
import { listSettings } from './settings.store.ts';

export function registerSettingsRoutes(app: FastifyInstance, shop: Shop): void {
  const site = new Cached(shop.db.changes, ['settings'], async () =>
    CachedResponse.json(publicFacts(await shop.settings())),
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
        response: { 200: z.array(storedSetting) },
      },
    },
    () => listSettings(shop.db.read),
  );

  registerEditing(app, shop);
}

const keyParameter = z.object({ key: z.string() });
/** What the value may be depends on the key (settingChange); the document tells its shape. */
const changeBody = z.object({
  value: z.string('Debe ser un texto'),
  updatedAt: z.iso.datetime().optional(),
});

function registerEditing(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/settings/initialize',
    {
      schema: {
        summary: 'Give missing settings their starter values',
        response: { 200: z.array(storedSetting) },
      },
    },
    () => initializeSettings(shop),
  );

  app.post(
    '/api/settings',
    {
      config: { isRepeatable: true },
      schema: { summary: 'Add a setting', body: newSetting, response: { 201: storedSetting } },
    },
    async (request, reply) => {
      const identity = identify(request, await signedInViewer(request));
      return reply.code(201).send(await addSetting(shop, request.body, identity));
    },
  );

  app.patch(
    '/api/settings/:key',
    {
      schema: {
        summary: 'Change the value of a setting',
        params: keyParameter,
        body: changeBody,
        response: { 200: storedSetting },
      },
    },
    ({ params: { key }, body }) => {
      const { value, updatedAt } = parseBody(settingChange(key), body);
      return changeSetting(shop, { key, value }, updatedAt);
    },
  );

  app.delete(
    '/api/settings/:key',
    {
      schema: {
        summary: 'Delete a setting; a known one falls back to its starter value',
        params: keyParameter,
        querystring: seenQuery,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      await removeSetting(shop, request.params.key, request.query.updatedAt);
      return reply.code(204).send();
    },
  );
}
