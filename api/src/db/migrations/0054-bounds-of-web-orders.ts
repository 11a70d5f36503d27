// The database itself bounds the chickens that customers reserve of a day, as it bounds the oven's slots. An index finds
// the pending orders of a phone.
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`
    alter table stock add column reserved_allowed integer not null default 99999
    constraint stock_reserved_allowed check (reserved_stock <= reserved_allowed)
  `.execute(db);
  await db.schema
    .createIndex('orders_pending_of_phone')
    .on('orders')
    .column('customer_phone')
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .where(sql.ref('is_manual_entry'), '=', sql.lit(0))
    .execute();
}
