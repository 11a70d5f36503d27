// A wallet's QR can be renewed: how often it was is signed along, so that the codes before are no
// longer good. Codes from before this are of version 0, which everybody begins with.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('wallet_version', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`wallet_version >= 0`),
    )
    .execute();
}
