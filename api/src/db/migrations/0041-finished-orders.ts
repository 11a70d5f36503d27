// A pending order stands in the index of pending orders alone: those by state and payment are for the others,
// of which there are many (docs/decisions/0031-archive-by-words.md).
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await ofFinished(db, 'orders_unpaid', ['status', 'pickup_time', 'id'], 'is');
  await ofFinished(db, 'orders_paid', ['status', 'payment_method', 'pickup_time', 'id'], 'is not');
}

async function ofFinished(
  db: Kysely<Tables>,
  index: string,
  columns: readonly string[],
  paid: 'is' | 'is not',
): Promise<void> {
  await db.schema.dropIndex(index).execute();
  await db.schema
    .createIndex(index)
    .on('orders')
    .columns([...columns])
    .where(sql.ref('final_amount'), paid, sql.lit(null))
    .where(sql.ref('status'), '<>', sql.lit('pending'))
    .execute();
}
