// All orders by the words of their names, by e-mail, and by state and payment, each list in the order of
// the pick-up. Words stand once in a list of their own, there and in the mirror, for what was mistyped.
import { sql, type Kysely } from 'kysely';
import { mirrored, nameWords } from '@brasa/core/orders/archive/name-words.rules.ts';
import type { Engine } from '../engines/engine.ts';
import { addIndex, required } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

/** Orders read at a time, and rows that a statement writes: both engines take so many parameters. */
const ORDERS_AT_ONCE = 2000;
const ROWS_AT_ONCE = 5000;

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await createTables(db, engine);
  await addIndex(db, 'name_words_mirrored', 'name_words', ['mirrored']);
  await addIndex(
    db,
    'orders_unpaid',
    'orders',
    ['status', 'pickup_time', 'id'],
    ['final_amount', 'is', null],
  );
  await addIndex(
    db,
    'orders_paid',
    'orders',
    ['status', 'payment_method', 'pickup_time', 'id'],
    ['final_amount', 'is not', null],
  );
  await db.schema
    .createIndex('orders_by_email')
    .on('orders')
    .expression(sql`lower(customer_email), id`)
    .where(sql.ref('customer_email'), 'is not', null)
    .execute();
  await fillWords(db);
}

async function createTables(db: Kysely<Tables>, engine: Engine): Promise<void> {
  // Sorted by their bytes, so that words which begin alike stand together.
  const text = engine === 'postgres' ? sql`text collate "C"` : 'text';
  const word = sql`length(word) between 1 and 40`;
  const compact = engine === 'sqlite' ? sql`without rowid` : sql``;
  await db.schema
    .createTable('name_words')
    .addColumn('word', text, (c) => c.notNull().primaryKey().check(word))
    .addColumn('mirrored', text, required)
    .modifyEnd(compact)
    .execute();
  await db.schema
    .createTable('order_name_words')
    .addColumn('word', text, (c) => c.notNull().check(word))
    .addColumn('pickup_time', 'bigint', required)
    .addColumn('order_id', 'integer', (c) => c.notNull().references('orders.id'))
    .addPrimaryKeyConstraint('order_name_words_key', ['word', 'pickup_time', 'order_id'])
    .modifyEnd(compact)
    .execute();
}

async function fillWords(db: Kysely<Tables>): Promise<void> {
  const known = new Set<string>();
  for (let last = 0; ;) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'customerName', 'pickupTime'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ORDERS_AT_ONCE)
      .execute();
    const rows = orders.flatMap(({ id: orderId, customerName, pickupTime }) =>
      nameWords(customerName).map((word) => ({ word, pickupTime, orderId })),
    );
    const added = new Set(rows.map(({ word }) => word)).difference(known);
    for (const some of parts([...added])) {
      const words = some.map((word) => ({ word, mirrored: mirrored(word) }));
      await db.insertInto('nameWords').values(words).execute();
    }
    for (const some of parts(rows)) await db.insertInto('orderNameWords').values(some).execute();
    for (const word of added) known.add(word);
    const end = orders.at(-1);
    if (!end) return;
    last = end.id;
  }
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}
