// Days on which the shop keeps other hours than its week says, or none.
import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engine.ts';
import type { Tables } from '../tables/tables.ts';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const flagColumn =
  (name: string): Column =>
  (column) =>
    column.notNull().check(sql`${sql.ref(name)} in (0, 1)`);

const clockColumn =
  (name: string): Column =>
  (column) =>
    column
      .notNull()
      .check(
        sql`length(${sql.ref(name)}) = 5 and substr(${sql.ref(name)}, 3, 1) = ':' and ${sql.ref(name)} between '00:00' and '23:59' and substr(${sql.ref(name)}, 4, 2) between '00' and '59'`,
      );

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
