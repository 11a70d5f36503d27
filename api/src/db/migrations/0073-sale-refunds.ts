// Goods of a counter sale that come back for their price.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addIndex, forbidChanges, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('sale_refunds')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('sale_id', 'integer', required)
    .addColumn('line_id', 'integer', required)
    .addColumn('quantity', 'integer', (c) =>
      c.notNull().check(sql`quantity % 5 = 0 and quantity between 5 and 990`),
    )
    .addColumn('to_stock', 'integer', (c) => c.notNull().check(sql`to_stock in (0, 1)`))
    .addColumn('reason', 'text', (c) => c.notNull().check(sql`length(reason) between 1 and 200`))
    .addColumn('entered_at', 'bigint', required)
    .addColumn('refunded_by', 'integer', (c) => c.notNull().references('users.id'))
    .addForeignKeyConstraint('sale_refunds_line', ['sale_id', 'line_id'], 'sale_lines', [
      'sale_id',
      'id',
    ])
    .execute();
  await addIndex(db, 'sale_refunds_by_sale', 'sale_refunds', ['sale_id', 'line_id']);
  await forbidChanges(db, engine, 'sale_refunds');
}
