import type { FastifyInstance } from 'fastify';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import { chickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import * as calls from '@brasa/core/settings/settings.calls.ts';
import { settingChange } from '@brasa/core/settings/settings.contract.ts';
import { answerCall } from '../http/answer-call.ts';
import { answerPublicly } from '../http/document/public-answers.ts';
import { parseWith } from '../http/zod-compilers.ts';
import type { Shop } from '../shop.ts';
import {
  addSetting,
  changeSetting,
  initializeSettings,
  readSettings,
  removeSetting,
} from './edit-settings.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  answerPublicly(app, shop, calls.readSiteFacts, ['settings', 'catalog'], async () => {
    const settings = await shop.settings();
    return {
      ...publicFacts(settings),
      chickenPrice: chickenPrice(settings, await shop.menu()),
      today: madridDay(shop.clock()),
    };
  });
  answerCall(app, calls.listSettings, ({ viewer }) =>
    readSettings(shop.db.read, isSuperadmin(viewer)),
  );
  answerCall(app, calls.initializeSettings, ({ viewer }) =>
    initializeSettings(shop, isSuperadmin(viewer)),
  );
  answerCall(app, calls.addSetting, ({ body, identity, actor }) =>
    addSetting(shop, body, { actor, identity }),
  );
  answerCall(app, calls.changeSetting, ({ params: { key }, body, actor }) => {
    const { value, version } = parseWith(settingChange(key), body);
    return changeSetting(shop, { key, value }, { actor, version });
  });
  answerCall(app, calls.removeSetting, ({ params: { key }, query: { version }, actor }) =>
    removeSetting(shop, key, { actor, version }),
  );
}

function chickenPrice(settings: Settings, menu: Awaited<ReturnType<Shop['menu']>>): string {
  const { whole } = chickenProducts(settings);
  const item = whole === null ? undefined : menu.get(whole);
  return item ? centsToDecimal(item.price) : '';
}

const isSuperadmin = ({ role }: { role: string }): boolean => role === 'superadmin';
