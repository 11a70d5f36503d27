import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/hours/hours.calls.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { answerCall } from '../http/answer-call.ts';
import { answerPublicly } from '../http/document/public-answers.ts';
import type { Shop } from '../shop.ts';
import { changeWeekday, initializeHours } from './edit-hours.ts';
import { addSpecialDay, changeSpecialDay, removeSpecialDay } from './edit-special-days.ts';
import { listBusinessHours } from './hours.store.ts';
import { listSpecialDays } from './special-days.store.ts';
import { sharedSync } from './sync-hours.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  answerPublicly(app, shop, calls.listBusinessHours, ['hours'], () =>
    listBusinessHours(shop.db.read),
  );
  answerCall(app, calls.changeWeekday, ({ actor, params, body }) =>
    changeWeekday(shop, actor, params.id, body),
  );
  const sync = sharedSync(shop);
  answerCall(app, calls.syncBusinessHours, ({ actor }) => sync(actor));
  answerCall(app, calls.initializeHours, ({ actor }) => initializeHours(shop, actor));

  answerPublicly(app, shop, calls.listSpecialDays, ['hours'], () =>
    listSpecialDays(shop.db.read, madridDay(shop.clock())),
  );
  answerCall(app, calls.addSpecialDay, ({ actor, body, identity }) =>
    addSpecialDay(shop, actor, body, identity),
  );
  answerCall(app, calls.changeSpecialDay, ({ actor, params, body }) =>
    changeSpecialDay(shop, actor, params.id, body),
  );
  answerCall(app, calls.removeSpecialDay, ({ actor, params: { id }, query: { version } }) =>
    removeSpecialDay(shop, actor, { id, version }),
  );
}
