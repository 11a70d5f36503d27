import type { Setting } from '@brasa/core/settings/settings.contract.ts';
import type { Queries, Work } from '../db/database.ts';

/** Every stored setting, by key. */
export function listSettings(sql: Queries): Promise<Setting[]> {
  return sql.selectFrom('settings').select(['key', 'value']).orderBy('key').execute();
}

/** Writes the settings that are not there yet; answers how many those were. */
export async function addMissingSettings(
  work: Work,
  settings: Readonly<Record<string, string>>,
  now: number,
): Promise<number> {
  const rows = Object.entries(settings).map(([key, value]) => newRow({ key, value }, now));
  const { numInsertedOrUpdatedRows } = await work.sql
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  const added = Number(numInsertedOrUpdatedRows);
  if (added > 0) work.announce('settings');
  return added;
}

function newRow({ key, value }: Setting, now: number) {
  return { key, value, created_at: now, updated_at: now };
}

/** Changes the value of a stored setting; false when the key is not stored. */
export async function updateSetting(
  work: Work,
  { key, value }: Setting,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await work.sql
    .updateTable('settings')
    .set({ value, updated_at: now })
    .where('key', '=', key)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  work.announce('settings');
  return true;
}

/** Deletes a stored setting; false when the key is not stored. */
export async function deleteSetting(work: Work, key: string): Promise<boolean> {
  const { numDeletedRows } = await work.sql
    .deleteFrom('settings')
    .where('key', '=', key)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  work.announce('settings');
  return true;
}
