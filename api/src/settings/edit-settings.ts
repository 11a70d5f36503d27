// Staff edit what the shop says of itself. Every change is announced, so that the very next page
// shows it, in whatever process it is rendered. See docs/rules/settings.md#known-settings.
import { differences } from '@brasa/core/audit/changed-fields.rules.ts';
import { identityRefusal, isIdentityKey } from '@brasa/core/settings/identity-settings.rules.ts';
import { isKnownKey } from '@brasa/core/settings/known-settings.rules.ts';
import { printerAddress } from '@brasa/core/settings/printer-address.rules.ts';
import type { Setting, StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { settingLabel } from '@brasa/core/settings/setting-label.rules.ts';
import { STARTER_SETTINGS } from '@brasa/core/settings/settings.rules.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { refuseStale } from '../edit-conflict.ts';
import { invalidField, orRefuse, throwRefusal } from '../failure.ts';
import { printerPlaceFault } from '../outside/printer-network.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type ActorRequest } from '../transact-once.ts';
import { hasRecords } from './issued-records.report.ts';
import {
  addMissingSettings,
  deleteSetting,
  insertSetting,
  lockSetting,
  listSettings,
  lockIdentity,
  updateSetting,
} from './settings.store.ts';

/** Gives every known key that is missing its starter value; answers all that is stored, as below. */
export async function initializeSettings(
  shop: Shop,
  isSuperadmin: boolean,
): Promise<StoredSetting[]> {
  const now = shop.clock();
  await shop.db.transact((transaction) => addMissingSettings(transaction, STARTER_SETTINGS, now));
  return readSettings(shop.db.read, isSuperadmin);
}

/** Every stored setting; once there is a record of an invoice, with what who asks may do with those that say who issues it. */
export async function readSettings(sql: Queries, isSuperadmin: boolean): Promise<StoredSetting[]> {
  const [settings, isHeld] = await Promise.all([listSettings(sql), hasRecords(sql)]);
  if (!isHeld) return settings;
  const held = isSuperadmin ? 'filled' : 'closed';
  return settings.map((one) => (isIdentityKey(one.key) ? { ...one, held } : one));
}

/** Throws VALIDATION where the address of the printer is none of a printer's. */
async function refuseNoPrinter(shop: Shop, { key, value }: Setting): Promise<void> {
  const address = key === 'ticketPrinter' ? printerAddress(value) : null;
  const fault = address && !shop.printerAnywhere ? await printerPlaceFault(address) : null;
  if (fault !== null) throw invalidField('value', fault);
}

/**
 * Throws SETTING_EXISTS for a key that is stored, IDEMPOTENCY_KEY_REUSED for another's key, VALIDATION for a printer
 * where none can be, and IDENTITY_OF_SUPERADMINS, IDENTITY_REQUIRED as below.
 */
export async function addSetting(
  shop: Shop,
  setting: Setting,
  { actor, identity }: ActorRequest,
): Promise<StoredSetting> {
  await refuseNoPrinter(shop, setting);
  return transactOnce(shop, identity, async (transaction, now) => {
    await refuseHeld(transaction, setting, actor);
    const added = orRefuse(await insertSetting(transaction, setting, now), 'SETTING_EXISTS');
    const { key, value } = setting;
    await recordChange(transaction, actor, { key, before: unstored(key), after: value }, now);
    return added;
  });
}

/** What a setting that is not stored counts as; null for a key that the program does not know. */
const unstored = (key: string): string | null => (isKnownKey(key) ? STARTER_SETTINGS[key] : null);

type Change = { key: string; before: string | null; after: string | null };

async function recordChange(
  transaction: Transaction,
  actor: Actor,
  { key, before, after }: Change,
  now: number,
): Promise<void> {
  const changed = differences({ value: before }, { value: after });
  if (changed.after === null) return;
  const event = { kind: 'setting_changed', id: key, name: settingLabel(key), ...changed } as const;
  await record(transaction, actor, event, now);
}

/**
 * Throws IDENTITY_OF_SUPERADMINS and IDENTITY_REQUIRED for what says who issues the invoices, once there is a record of
 * one: no invoice is made meanwhile.
 */
async function refuseHeld(
  transaction: Transaction,
  { key, value }: Setting,
  { role }: Actor,
): Promise<void> {
  if (!isIdentityKey(key)) return;
  await lockIdentity(transaction);
  const isSuperadmin = role === 'superadmin';
  if (await hasRecords(transaction.sql)) throwRefusal(identityRefusal(value, isSuperadmin));
}

/**
 * Changes the value. A known key is stored anew when somebody has deleted it; of any other throws
 * SETTING_NOT_FOUND. Throws EDITED_MEANWHILE, with the setting as it is, where somebody else has changed
 * it since its editor saw it; a value that is there already is no change. Throws VALIDATION for a printer where none
 * can be, and IDENTITY_OF_SUPERADMINS, IDENTITY_REQUIRED as above.
 */
export async function changeSetting(
  shop: Shop,
  { key, value }: Setting,
  { actor, version }: { actor: Actor; version: number | undefined },
): Promise<StoredSetting> {
  await refuseNoPrinter(shop, { key, value });
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    await refuseHeld(transaction, { key, value }, actor);
    const known = await lockSetting(transaction, key);
    if (!known && isKnownKey(key)) await addMissingSettings(transaction, { [key]: value }, now);
    const stored = known ?? (await lockStored(transaction, key));
    const change = { key, before: known?.value ?? unstored(key), after: value };
    if (stored.value !== value) refuseStale(stored, version);
    await recordChange(transaction, actor, change, now);
    return stored.value === value ? stored : updateSetting(transaction, key, value, now);
  });
}

async function lockStored(transaction: Transaction, key: string): Promise<StoredSetting> {
  return orRefuse(await lockSetting(transaction, key), 'SETTING_NOT_FOUND');
}

/**
 * A known key has its starter value again. Throws SETTING_NOT_FOUND, EDITED_MEANWHILE, IDENTITY_OF_SUPERADMINS,
 * IDENTITY_REQUIRED as above.
 */
export function removeSetting(
  shop: Shop,
  key: string,
  { actor, version }: { actor: Actor; version: number | undefined },
): Promise<void> {
  return shop.db.transact(async (transaction) => {
    await refuseHeld(transaction, { key, value: '' }, actor);
    const stored = await lockStored(transaction, key);
    refuseStale(stored, version);
    await deleteSetting(transaction, key);
    const change = { key, before: stored.value, after: unstored(key) };
    await recordChange(transaction, actor, change, shop.clock());
  });
}
