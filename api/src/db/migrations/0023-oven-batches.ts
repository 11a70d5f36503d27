// What was put onto the spit for which half hour, what of it is ready, and which orders are with it.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addColumn, addIndex, countColumn, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('oven_batches')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('slot', 'bigint', (c) => c.notNull().check(sql`slot % 1800000 = 0`))
    .addColumn('chickens', 'integer', (c) =>
      c.notNull().check(sql`chickens between 10 and 990 and chickens % 10 = 0`),
    )
    .addColumn('put_on_at', 'bigint', required)
    .addColumn('put_on_by', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('ready_at', 'bigint')
    .addColumn('ready_by', 'integer', (c) => c.references('users.id'))
    .addColumn('version', 'integer', countColumn('version', 1))
    .addCheckConstraint('oven_batches_ready', sql`(ready_at is null) = (ready_by is null)`)
    .execute();
  await addIndex(db, 'oven_batches_slot', 'oven_batches', ['slot']);
  await addColumn(db, 'orders', 'ready_at', 'bigint');
  await addColumn(db, 'orders', 'ready_by_batch', 'integer', (c) =>
    c
      .notNull()
      .defaultTo(0)
      .check(sql`ready_by_batch in (0, 1) and (ready_by_batch = 0 or ready_at is not null)`),
  );
}
