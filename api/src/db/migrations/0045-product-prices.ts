// The prices that each product has had, and lines of sales at a price that the menu did not have.
import { sql, type Kysely } from 'kysely';
import { autoId, type Engine } from '../engines/engine.ts';
import { addColumn, addIndex, flagColumn, forbidChanges, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('product_prices')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('product_id', 'integer', (c) => c.notNull().references('products.id'))
    .addColumn('price', 'bigint', (c) => c.notNull().check(sql`price between 0 and 9999999999`))
    .addColumn('since', 'bigint', required)
    .execute();
  await addIndex(db, 'product_prices_by_product', 'product_prices', ['product_id', 'since']);
  // Nobody noted since when: they count as the only ones so far.
  await sql`insert into product_prices (product_id, price, since)
    select id, price, 0 from products`.execute(db);
  await forbidChanges(db, engine, 'product_prices');
  await addColumn(db, 'sale_lines', 'off_menu_price', 'integer', flagColumn('off_menu_price', 0));
}
