// Days on which the shop keeps other hours than its week says, or none.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { clockColumn, flagColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('special_days')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('date', 'text', (c) =>
      c
        .notNull()
        .unique()
        .check(
          sql`length(date) = 10 and date between '2000-01-01' and '2100-12-31' and substr(date, 5, 1) = '-' and substr(date, 8, 1) = '-'`,
        ),
    )
    .addColumn('is_open', 'integer', flagColumn('is_open'))
    .addColumn('open_time', 'text', clockColumn('open_time'))
    .addColumn('close_time', 'text', clockColumn('close_time'))
    .addColumn('note', 'text')
    .addColumn('auto_update', 'integer', flagColumn('auto_update'))
    .addColumn('source', 'text', (c) => c.notNull().check(sql`source in ('staff', 'google')`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint('special_days_order', sql`close_time > open_time`)
    .execute();
}
