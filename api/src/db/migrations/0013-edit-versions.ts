// Whatever people edit counts its versions, as orders do (docs/decisions/0021). What is kept for
// repeats has the shape of what is answered now.
import { sql, type Kysely } from 'kysely';
import { addColumn, countColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const EDITED = ['settings', 'business_hours', 'special_days', 'categories', 'products', 'users'];

export async function up(db: Kysely<Tables>): Promise<void> {
  for (const table of EDITED) {
    // A setting's version may start at a time (settings.store.ts).
    const type = table === 'settings' ? 'bigint' : 'integer';
    await addColumn(db, table, 'version', type, countColumn('version', 1));
  }
  await sql`
    update idempotency_keys
    set response = replace(response, '"updatedAt":', '"version":1,"updatedAt":')
    where response like '%"updatedAt":%' and response not like '%"version":%'
  `.execute(db);
}
