// What is sold at the counter, without an order. What is entered never changes: the database itself refuses it.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addIndex, forbidChanges, references, required, type Column } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

/** Halves of a chicken or a portion. */
const halves =
  (name: string, least: number, most: number): Column =>
  (column) =>
    column.notNull().check(sql.raw(`${name} % 5 = 0 and ${name} between ${least} and ${most}`));

const amount =
  (name: string): Column =>
  (column) =>
    column.notNull().check(sql.raw(`${name} between 0 and 9999999999`));

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await createSales(db, engine);
  await createLines(db, engine);
  await db.schema
    .createTable('sale_annulments')
    .addColumn('sale_id', 'integer', (c) => c.primaryKey().references('sales.id'))
    .addColumn('entered_at', 'bigint', required)
    .addColumn('annulled_by', 'integer', (c) => c.notNull().references('users.id'))
    .execute();
  for (const table of ['sales', 'sale_lines', 'sale_annulments']) {
    await forbidChanges(db, engine, table);
  }
}

async function createSales(db: Kysely<Tables>, engine: Engine): Promise<void> {
  let table = db.schema
    .createTable('sales')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('walk_in_id', 'text', (c) => c.check(sql`length(walk_in_id) between 1 and 100`))
    .addColumn('payment_method', 'text', (c) =>
      c.notNull().check(sql`payment_method in ('cash', 'card', 'transfer', 'mixed')`),
    );
  for (const name of ['total', 'cash', 'card', 'transfer']) {
    table = table.addColumn(name, 'bigint', amount(name));
  }
  await table
    .addColumn('chickens', 'integer', halves('chickens', 0, 99_995))
    .addColumn('day', 'text', required)
    .addColumn('entered_at', 'bigint', required)
    .addColumn('made_at', 'bigint')
    .addColumn('sold_by', 'integer', (c) => references('users.id')(c.notNull()))
    .addCheckConstraint('sales_parts', sql`total = cash + card + transfer`)
    .addCheckConstraint(
      'sales_one_way',
      sql`(payment_method <> 'cash' or cash = total)
        and (payment_method <> 'card' or card = total)
        and (payment_method <> 'transfer' or transfer = total)`,
    )
    .execute();
  await addIndex(db, 'sales_by_day', 'sales', ['day']);
  await addIndex(db, 'sales_by_visit', 'sales', ['walk_in_id'], ['walk_in_id', 'is not', null]);
}

async function createLines(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('sale_lines')
    .addColumn('sale_id', 'integer', (c) => c.notNull().references('sales.id'))
    .addColumn('id', 'integer', (c) => c.notNull().check(sql`id >= 1`))
    .addColumn('product_id', 'integer', (c) => c.notNull().references('products.id'))
    .addColumn('name', 'text', required)
    .addColumn('quantity', 'integer', halves('quantity', 5, 990))
    .addColumn('unit_price', 'bigint', amount('unit_price'))
    .addColumn('vat_rate', 'integer', (c) => c.notNull().check(sql`vat_rate in (4, 10, 21)`))
    .addColumn('chickens', 'integer', halves('chickens', 0, 175))
    .addPrimaryKeyConstraint('sale_lines_key', ['sale_id', 'id'])
    // In the order of its key, beside which SQLite would write an index.
    .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}
