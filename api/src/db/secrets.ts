import type { Queries } from './database.ts';
import type { DbTables } from './db.tables.ts';

/** One of the shop's keys, base64url; each was made by a migration at the first start. */
export async function readSecret(sql: Queries, name: DbTables['secrets']['name']): Promise<string> {
  const { value } = await sql
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
