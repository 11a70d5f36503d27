import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/hours/hours.calls.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { answerCall } from '../http/answer-call.ts';
import { answerPublicly } from '../http/public-answers.ts';
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
  answerCall(app, calls.changeWeekday, ({ params, body }) => changeWeekday(shop, params.id, body));
  answerCall(app, calls.syncBusinessHours, sharedSync(shop));
  answerCall(app, calls.initializeHours, () => initializeHours(shop));

  answerPublicly(app, shop, calls.listSpecialDays, ['hours'], () =>
    listSpecialDays(shop.db.read, madridDay(shop.clock())),
  );
  answerCall(app, calls.addSpecialDay, ({ body, identity }) => addSpecialDay(shop, body, identity));
  answerCall(app, calls.changeSpecialDay, ({ params, body }) =>
    changeSpecialDay(shop, params.id, body),
  );
  answerCall(app, calls.removeSpecialDay, ({ params, query }) =>
    removeSpecialDay(shop, params.id, query.version),
  );
}
