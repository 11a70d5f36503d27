// What was ordered of the menu. Products say how they are ordered; the settings name the whole and half
// chicken where the starter ones are found; pending orders of nothing but chickens get lines at present
// prices, finished ones none.
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engines/engine.ts';
import { addColumn, required, type Column } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const MENUS = { 'Menú Brasa para dos': 10, 'Menú familiar': 20, 'Menú del domingo': 10 };
const WHOLE = 'Pollo entero a la leña';
const HALF = 'Medio pollo a la leña';
const CHICKENS = { ...MENUS, [WHOLE]: 10, [HALF]: 5 };
const PAELLAS = ['Paella valenciana', 'Paella de marisco', 'Arroz a banda', 'Fideuá'];

/** Halves of a chicken or a portion. */
const halves =
  (name: string, least: number, most: number, initially?: number): Column =>
  (column) => {
    const range = column
      .notNull()
      .check(sql.raw(`${name} % 5 = 0 and ${name} between ${least} and ${most}`));
    return initially === undefined ? range : range.defaultTo(initially);
  };

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await addProductColumns(db);
  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', 'integer', (c) => c.notNull().references('orders.id'))
    .addColumn('id', 'integer', (c) => c.notNull().check(sql`id >= 1`))
    .addColumn('product_id', 'integer', (c) => c.notNull().references('products.id'))
    .addColumn('name', 'text', required)
    .addColumn('quantity', 'integer', halves('quantity', 5, 990))
    .addColumn('unit_price', 'bigint', (c) =>
      c.notNull().check(sql`unit_price between 0 and 9999999999`),
    )
    .addColumn('vat_rate', 'integer', (c) => c.notNull().check(sql`vat_rate in (4, 10, 21)`))
    .addColumn('chickens', 'integer', halves('chickens', 0, 175))
    .addColumn('note', 'text')
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'id'])
    // In the order of its key, beside which SQLite would write an index.
    .$call((table) => (engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await nameChickens(db);
  await fillPendingOrders(db);
}

async function addProductColumns(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'products', 'chickens', 'integer', halves('chickens', 0, 175, 0));
  await addColumn(db, 'products', 'quantity_step', 'integer', (c) =>
    c
      .notNull()
      .defaultTo(10)
      .check(sql`quantity_step in (5, 10) and quantity_step * chickens % 50 = 0`),
  );
  await addColumn(db, 'products', 'min_quantity', 'integer', (c) =>
    c
      .notNull()
      .defaultTo(10)
      .check(sql`min_quantity between 5 and 990 and min_quantity % quantity_step = 0`),
  );
  await addColumn(db, 'products', 'ahead_days', 'integer', (c) =>
    c.check(sql`ahead_days between 0 and 30`),
  );
  await addColumn(db, 'products', 'ahead_until', 'text', (c) =>
    c.check(
      sql`(ahead_until is null) = (ahead_days is null) and length(ahead_until) = 5 and substr(ahead_until, 3, 1) = ':' and ahead_until between '00:00' and '23:59' and substr(ahead_until, 4, 2) between '00' and '59'`,
    ),
  );
  await addColumn(db, 'products', 'sold_out_on', 'text', (c) =>
    c.check(
      sql`length(sold_out_on) = 10 and sold_out_on between '2000-01-01' and '2100-12-31' and substr(sold_out_on, 5, 1) = '-' and substr(sold_out_on, 8, 1) = '-'`,
    ),
  );
  for (const [name, chickens] of Object.entries(CHICKENS)) {
    await sql`update products set chickens = ${chickens} where name = ${name}`.execute(db);
  }
  await sql`
    update products set min_quantity = 20, ahead_days = 1, ahead_until = '20:00'
    where name in (${sql.join(PAELLAS)})
  `.execute(db);
}

/** The first one on sale of that name. */
async function nameChickens(db: Kysely<Tables>): Promise<void> {
  for (const [key, name] of [
    ['wholeChickenProduct', WHOLE],
    ['halfChickenProduct', HALF],
  ]) {
    await sql`
      insert into settings (key, value, created_at, updated_at)
      select ${sql.lit(key)}, cast(min(id) as text), 0, 0 from products
      where name = ${name} and deleted = 0
      having min(id) is not null
    `.execute(db);
  }
}

/** As a plain quantity is ordered: whole chickens, and a half one; where both that it takes are known. */
async function fillPendingOrders(db: Kysely<Tables>): Promise<void> {
  const product = (key: string) =>
    sql`select * from products where cast(id as text) = (select value from settings where key = ${sql.lit(key)})`;
  await sql`
    insert into order_lines (order_id, id, product_id, name, quantity, unit_price, vat_rate, chickens)
    select orders.id, 1, whole.id, whole.name, orders.quantity - orders.quantity % 10, whole.price, whole.vat_rate, whole.chickens
    from orders cross join (${product('wholeChickenProduct')}) whole
    where orders.status = 'pending' and orders.quantity >= 10
      and (orders.quantity % 10 = 0 or exists (${product('halfChickenProduct')}))
  `.execute(db);
  await sql`
    insert into order_lines (order_id, id, product_id, name, quantity, unit_price, vat_rate, chickens)
    select orders.id, case when orders.quantity >= 10 then 2 else 1 end, half.id, half.name, 10, half.price, half.vat_rate, half.chickens
    from orders cross join (${product('halfChickenProduct')}) half
    where orders.status = 'pending' and orders.quantity % 10 = 5
      and (orders.quantity < 10 or exists (${product('wholeChickenProduct')}))
  `.execute(db);
}
