// Phones whose past orders are not to be used for what their owner usually has.
import type { Kysely } from 'kysely';
import { required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('usual_order_objections')
    .addColumn('phone', 'text', (c) => c.primaryKey().notNull())
    .addColumn('created_at', 'bigint', required)
    .addColumn('created_by', 'integer', (c) => c.notNull().references('users.id'))
    .execute();
}
