import type { Setting, StoredSetting } from '@brasa/core/settings/settings.contract.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate, lockByName } from '../db/engines/engine.ts';
import { NEXT_VERSION } from '../db/tables/columns.ts';
import type { SettingsTable } from './settings.tables.ts';

function settingOf({ key, value, version, updatedAt }: Selectable<SettingsTable>): StoredSetting {
  return { key, value, version, updatedAt: instantToIso(updatedAt) };
}

export async function listSettings(sql: Queries): Promise<StoredSetting[]> {
  const rows = await sql.selectFrom('settings').selectAll().orderBy('key').execute();
  return rows.map(settingOf);
}

/** Writes the settings that are not there yet. */
export async function addMissingSettings(
  transaction: Transaction,
  settings: Readonly<Record<string, string>>,
  now: number,
): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => newRow({ key, value }, now));
  const { numInsertedOrUpdatedRows } = await transaction.sql
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 0n) transaction.announce('settings');
}

/** Undefined where the key is stored already. */
export async function insertSetting(
  transaction: Transaction,
  setting: Setting,
  now: number,
): Promise<StoredSetting | undefined> {
  const row = await transaction.sql
    .insertInto('settings')
    .values(newRow(setting, now))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row) transaction.announce('settings');
  return row && settingOf(row);
}

/** Its versions begin at the time, above those of a deleted setting with the same key. */
function newRow({ key, value }: Setting, now: number) {
  return { key, value, version: now, createdAt: now, updatedAt: now };
}

/**
 * Until the transaction ends nobody else changes who issues the invoices. Who issues one holds it as well: it is the
 * lock of the chain.
 */
export function lockIdentity({ sql, engine }: Transaction): Promise<void> {
  return lockByName(sql, engine, 'invoice chain');
}

export async function lockSetting(
  transaction: Transaction,
  key: string,
): Promise<StoredSetting | undefined> {
  const query = transaction.sql.selectFrom('settings').selectAll().where('key', '=', key);
  const row = await forUpdate(transaction.engine, query).executeTakeFirst();
  return row && settingOf(row);
}

/** Gives a setting that is locked another value; answers it as it is now. */
export async function updateSetting(
  transaction: Transaction,
  key: string,
  value: string,
  now: number,
): Promise<StoredSetting> {
  const row = await transaction.sql
    .updateTable('settings')
    .set({ value, version: NEXT_VERSION, updatedAt: now })
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
  transaction.announce('settings');
  return settingOf(row);
}

/** Deletes a setting that is locked. */
export async function deleteSetting(transaction: Transaction, key: string): Promise<void> {
  await transaction.sql.deleteFrom('settings').where('key', '=', key).execute();
  transaction.announce('settings');
}
