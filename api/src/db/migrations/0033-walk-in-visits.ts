// Visits that got points without an order, with what was paid: before a close those without a sale are listed.
// What is entered never changes: the database itself refuses it.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engines/engine.ts';
import { addIndex, forbidChanges, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('walk_in_visits')
    .addColumn('walk_in_id', 'text', (c) =>
      c
        .primaryKey()
        .notNull()
        .check(sql`length(walk_in_id) between 1 and 100`),
    )
    .addColumn('transaction_id', 'integer', (c) =>
      c.notNull().unique().references('point_transactions.id'),
    )
    .addColumn('paid', 'bigint', (c) => c.notNull().check(sql`paid >= 1`))
    .addColumn('visited_at', 'bigint', required)
    .addColumn('entered_at', 'bigint', required)
    .execute();
  await addIndex(db, 'walk_in_visits_by_time', 'walk_in_visits', ['entered_at']);
  await forbidChanges(db, engine, 'walk_in_visits');
}
