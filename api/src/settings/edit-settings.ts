// Staff edit what the shop says of itself. Every change is announced, so that the very next page
// shows it, in whatever process it is rendered. See docs/rules/settings.md#known-settings.
import { isKnownKey } from '@brasa/core/settings/known-settings.rules.ts';
import { printerAddress } from '@brasa/core/settings/printer-address.rules.ts';
import type { Setting, StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { STARTER_SETTINGS } from '@brasa/core/settings/settings.rules.ts';
import type { Transaction } from '../db/database.ts';
import type { RequestIdentity } from '../db/idempotency.ts';
import { refuseStale } from '../edit-conflict.ts';
import { invalidField, orRefuse } from '../failure.ts';
import { printerPlaceFault } from '../outside/printer-network.ts';
import type { Shop } from '../shop.ts';
import { transactOnce } from '../transact-once.ts';
import {
  addMissingSettings,
  deleteSetting,
  insertSetting,
  lockSetting,
  listSettings,
  updateSetting,
} from './settings.store.ts';

/** Gives every known key that is missing its starter value; answers all that is stored. */
export async function initializeSettings(shop: Shop): Promise<StoredSetting[]> {
  const now = shop.clock();
  await shop.db.transact((transaction) => addMissingSettings(transaction, STARTER_SETTINGS, now));
  return listSettings(shop.db.read);
}

/** Throws VALIDATION where the address of the printer is none of a printer's. */
async function refuseNoPrinter(shop: Shop, { key, value }: Setting): Promise<void> {
  const address = key === 'ticketPrinter' ? printerAddress(value) : null;
  const fault = address && !shop.printerAnywhere ? await printerPlaceFault(address) : null;
  if (fault !== null) throw invalidField('value', fault);
}

/**
 * Throws SETTING_EXISTS for a key that is stored, IDEMPOTENCY_KEY_REUSED for another's key, VALIDATION for a printer
 * where none can be.
 */
export async function addSetting(
  shop: Shop,
  setting: Setting,
  identity: RequestIdentity | null,
): Promise<StoredSetting> {
  await refuseNoPrinter(shop, setting);
  return transactOnce(shop, identity, async (transaction, now) =>
    orRefuse(await insertSetting(transaction, setting, now), 'SETTING_EXISTS'),
  );
}

/**
 * Changes the value. A known key is stored anew when somebody has deleted it; of any other throws
 * SETTING_NOT_FOUND. Throws EDITED_MEANWHILE, with the setting as it is, where somebody else has changed
 * it since its editor saw it; a value that is there already is no change. Throws VALIDATION for a printer where none
 * can be.
 */
export async function changeSetting(
  shop: Shop,
  { key, value }: Setting,
  version: number | undefined,
): Promise<StoredSetting> {
  await refuseNoPrinter(shop, { key, value });
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    const known = await lockSetting(transaction, key);
    if (!known && isKnownKey(key)) await addMissingSettings(transaction, { [key]: value }, now);
    const before = known ?? (await lockStored(transaction, key));
    if (before.value === value) return before;
    refuseStale(before, version);
    return updateSetting(transaction, key, value, now);
  });
}

async function lockStored(transaction: Transaction, key: string): Promise<StoredSetting> {
  return orRefuse(await lockSetting(transaction, key), 'SETTING_NOT_FOUND');
}

/** A known key has its starter value again. Throws SETTING_NOT_FOUND, EDITED_MEANWHILE as above. */
export function removeSetting(shop: Shop, key: string, version: number | undefined): Promise<void> {
  return shop.db.transact(async (transaction) => {
    refuseStale(await lockStored(transaction, key), version);
    await deleteSetting(transaction, key);
  });
}
