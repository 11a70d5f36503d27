// What every order wrote and no query reads: whose it is where it is nobody's, and the movements of the
// stock by order.
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropIndex('stock_history_by_order').execute();
  await db.schema.dropIndex('orders_by_user').execute();
  await db.schema
    .createIndex('orders_by_user')
    .on('orders')
    .column('user_id')
    .where('user_id', 'is not', null)
    .execute();
}
