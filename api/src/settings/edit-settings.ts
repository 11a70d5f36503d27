// Staff edit what the shop says of itself (decisions 10). Every change is announced, so that the very
// next page shows it, in whatever process it is drawn.
import { isKnownKey } from '@brasa/core/settings/known-settings.rules.ts';
import type { Setting } from '@brasa/core/settings/settings.contract.ts';
import { STARTER_SETTINGS } from '@brasa/core/settings/settings.rules.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import {
  addMissingSettings,
  deleteSetting,
  listSettings,
  updateSetting,
} from './settings.store.ts';

/** Gives every known key that is missing its starter value; answers all that is stored. */
export async function initializeSettings(shop: Shop): Promise<Setting[]> {
  const now = shop.clock();
  await shop.db.transact((work) => addMissingSettings(work, STARTER_SETTINGS, now));
  return listSettings(shop.db.read);
}

/** Throws SETTING_EXISTS for a key that is stored, IDEMPOTENCY_KEY_REUSED for another's key. */
export function addSetting(
  shop: Shop,
  setting: Setting,
  identity: RequestIdentity | null,
): Promise<Setting> {
  const now = shop.clock();
  return shop.db.transact((work) =>
    once(work, identity, now, async () => {
      const added = await addMissingSettings(work, { [setting.key]: setting.value }, now);
      if (added === 0) throw new Failure('SETTING_EXISTS');
      return setting;
    }),
  );
}

/**
 * Changes the value. A known key is stored anew when somebody has deleted it; of any other throws
 * SETTING_NOT_FOUND.
 */
export function changeSetting(shop: Shop, setting: Setting): Promise<Setting> {
  const now = shop.clock();
  return shop.db.transact(async (work) => {
    if (await updateSetting(work, setting, now)) return setting;
    if (!isKnownKey(setting.key)) throw new Failure('SETTING_NOT_FOUND');
    const added = await addMissingSettings(work, { [setting.key]: setting.value }, now);
    // Somebody else has stored it in between.
    if (added === 0) await updateSetting(work, setting, now);
    return setting;
  });
}

/** A known key falls back to its starter value. Throws SETTING_NOT_FOUND for one that is not stored. */
export function removeSetting(shop: Shop, key: string): Promise<void> {
  return shop.db.transact(async (work) => {
    if (!(await deleteSetting(work, key))) throw new Failure('SETTING_NOT_FOUND');
  });
}
