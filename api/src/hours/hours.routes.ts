import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/hours/hours.calls.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { Cached } from '../db/cached.ts';
import { answerCall } from '../http/answer-call.ts';
import { CachedResponse } from '../http/cached-response.ts';
import type { Shop } from '../shop.ts';
import { changeWeekday, initializeHours } from './edit-hours.ts';
import { addSpecialDay, changeSpecialDay, removeSpecialDay } from './edit-special-days.ts';
import { listBusinessHours } from './hours.store.ts';
import { listSpecialDays } from './special-days.store.ts';
import { sharedSync } from './sync-hours.ts';

export function registerHoursRoutes(app: FastifyInstance, shop: Shop): void {
  const week = new Cached(shop.db.changes, ['hours'], async () =>
    CachedResponse.json(await listBusinessHours(shop.db.read)),
  );
  const coming = new Cached(
    shop.db.changes,
    ['hours'],
    async () => CachedResponse.json(await listSpecialDays(shop.db.read, madridDay(shop.clock()))),
    shop.clock,
  );

  answerCall(app, calls.listBusinessHours, async ({ request, reply }) =>
    (await week.get()).send(request, reply, 'public'),
  );
  answerCall(app, calls.changeWeekday, ({ params, body }) => changeWeekday(shop, params.id, body));
  answerCall(app, calls.syncBusinessHours, sharedSync(shop));
  answerCall(app, calls.initializeHours, () => initializeHours(shop));

  answerCall(app, calls.listSpecialDays, async ({ request, reply }) =>
    (await coming.get()).send(request, reply, 'public'),
  );
  answerCall(app, calls.addSpecialDay, ({ body, identity }) => addSpecialDay(shop, body, identity));
  answerCall(app, calls.changeSpecialDay, ({ params, body }) =>
    changeSpecialDay(shop, params.id, body),
  );
  answerCall(app, calls.removeSpecialDay, ({ params, query }) =>
    removeSpecialDay(shop, params.id, query.version),
  );
}
