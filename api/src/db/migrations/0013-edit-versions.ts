// Whatever people edit counts its versions, as orders do (docs/decisions/0021). What is kept for
// repeats has the shape of what is answered now.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

const EDITED = [
  'settings',
  'business_hours',
  'special_days',
  'categories',
  'products',
  'users',
] as const;

export async function up(db: Kysely<Tables>): Promise<void> {
  for (const table of EDITED) {
    await db.schema
      .alterTable(table)
      // A setting's version may start at a time (settings.store.ts).
      .addColumn('version', table === 'settings' ? 'bigint' : 'integer', (c) =>
        c
          .notNull()
          .defaultTo(1)
          .check(sql`version >= 1`),
      )
      .execute();
  }
  await sql`
    update idempotency_keys
    set response = replace(response, '"updatedAt":', '"version":1,"updatedAt":')
    where response like '%"updatedAt":%' and response not like '%"version":%'
  `.execute(db);
}
