import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/hours/hours.calls.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { answerCached } from '../http/answer-cached.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { changeWeekday, initializeHours } from './edit-hours.ts';
import { addSpecialDay, changeSpecialDay, removeSpecialDay } from './edit-special-days.ts';
import { listBusinessHours } from './hours.store.ts';
import { listSpecialDays } from './special-days.store.ts';
import { sharedSync } from './sync-hours.ts';

export function registerHoursRoutes(app: FastifyInstance, shop: Shop): void {
  const { clock, db } = shop;
  const cachedUntil = { changes: db.changes, topics: ['hours'] } as const;

  answerCached(app, calls.listBusinessHours, cachedUntil, () => listBusinessHours(db.read));
  answerCall(app, calls.changeWeekday, ({ params, body }) => changeWeekday(shop, params.id, body));
  answerCall(app, calls.syncBusinessHours, sharedSync(shop));
  answerCall(app, calls.initializeHours, () => initializeHours(shop));

  answerCached(app, calls.listSpecialDays, { ...cachedUntil, clock }, () =>
    listSpecialDays(db.read, madridDay(clock())),
  );
  answerCall(app, calls.addSpecialDay, ({ body, identity }) => addSpecialDay(shop, body, identity));
  answerCall(app, calls.changeSpecialDay, ({ params, body }) =>
    changeSpecialDay(shop, params.id, body),
  );
  answerCall(app, calls.removeSpecialDay, ({ params, query }) =>
    removeSpecialDay(shop, params.id, query.version),
  );
}
