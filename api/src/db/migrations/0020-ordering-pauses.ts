// Staff pause the web's orders and take them again: who did it, when, and until when.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('ordering_pauses')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('paused_until', 'bigint', (c) => c.check(sql`paused_until > created_at`))
    .addColumn('created_at', 'bigint', required)
    .addColumn('created_by', 'integer', (c) => c.notNull().references('users.id'))
    .execute();
}
