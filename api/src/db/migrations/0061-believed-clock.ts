// Until when the clock has been believed, for the next start.
import { sql, type Kysely } from 'kysely';
import { countColumn, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('believed_clock')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('at', 'bigint', required)
    .addColumn('probation', 'bigint', countColumn('probation'))
    .addColumn('noted_at', 'bigint', required)
    .execute();
}
