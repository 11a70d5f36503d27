// The words of pending orders are kept by order, not by word and pick-up: they are few, all in one place, and move when
// the order is finished (docs/decisions/0031-archive-by-words.md).
import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engines/engine.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await createTable(db, engine);
  const pending = sql`select id from orders where status = 'pending'`;
  await sql`insert into pending_name_words (order_id, word)
    select order_id, word from order_name_words where order_id in (${pending})`.execute(db);
  await sql`delete from order_name_words where order_id in (${pending})`.execute(db);
}

async function createTable(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema
    .createTable('pending_name_words')
    .addColumn('order_id', 'integer', (c) => c.notNull().references('orders.id'))
    .addColumn('word', text, (c) => c.notNull().check(sql`length(word) between 1 and 40`))
    .addPrimaryKeyConstraint('pending_name_words_key', ['order_id', 'word'])
    .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
}
