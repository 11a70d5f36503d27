import type { FastifyInstance } from 'fastify';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import * as calls from '@brasa/core/settings/settings.calls.ts';
import { settingChange } from '@brasa/core/settings/settings.contract.ts';
import { answerCall } from '../http/answer-call.ts';
import { answerPublicly } from '../http/public-answers.ts';
import { parseWith } from '../http/zod-compilers.ts';
import type { Shop } from '../shop.ts';
import { addSetting, changeSetting, initializeSettings, removeSetting } from './edit-settings.ts';
import { listSettings } from './settings.store.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  answerPublicly(app, shop, calls.readSiteFacts, ['settings'], async () => ({
    ...publicFacts(await shop.settings()),
    today: madridDay(shop.clock()),
  }));
  answerCall(app, calls.listSettings, () => listSettings(shop.db.read));
  answerCall(app, calls.initializeSettings, () => initializeSettings(shop));
  answerCall(app, calls.addSetting, ({ body, identity }) => addSetting(shop, body, identity));
  answerCall(app, calls.changeSetting, ({ params: { key }, body }) => {
    const { value, version } = parseWith(settingChange(key), body);
    return changeSetting(shop, { key, value }, version);
  });
  answerCall(app, calls.removeSetting, ({ params, query }) =>
    removeSetting(shop, params.key, query.version),
  );
}
