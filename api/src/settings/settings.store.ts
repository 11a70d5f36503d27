import type { Queries, Work } from '../db/database.ts';

/** Every stored setting, by key. */
export function listSettings(sql: Queries): Promise<{ key: string; value: string }[]> {
  return sql.selectFrom('settings').select(['key', 'value']).orderBy('key').execute();
}

/** Writes the settings that are not there yet. */
export async function addMissingSettings(
  work: Work,
  settings: Readonly<Record<string, string>>,
  now: number,
): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({
    key,
    value,
    created_at: now,
    updated_at: now,
  }));
  await work.sql
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  work.announce('settings');
}
