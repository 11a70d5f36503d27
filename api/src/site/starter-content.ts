// What a shop has on its first day: settings, hours, catalogue, reviews. Run at
// every start; whatever is there already stays as it is.
import { STARTER_HOURS } from '@brasa/core/hours/hours.rules.ts';
import { STARTER_SETTINGS } from '@brasa/core/settings/settings.rules.ts';
import { fillEmptyCatalog, STARTER_CATALOG } from '../catalog/index.ts';
import { lockByName } from '../db/engines/engine.ts';
import { addMissingBusinessHours } from '../hours/index.ts';
import { addMissingSettings } from '../settings/index.ts';
import type { Shop } from '../shop.ts';
import { fillEmptyReviews } from './reviews.store.ts';

export function createStarterContent(shop: Shop): Promise<void> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    await lockByName(transaction.sql, transaction.engine, 'starter content');
    const chickens = await fillEmptyCatalog(transaction, STARTER_CATALOG);
    await addMissingSettings(transaction, { ...STARTER_SETTINGS, ...chickens }, now);
    await addMissingBusinessHours(transaction, STARTER_HOURS, now);
    await fillEmptyReviews(transaction, now);
  });
}
