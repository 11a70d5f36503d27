// What reports add up is found by its day, in indexes that have all that is added up
// (docs/decisions/0032-reports-from-the-rows.md).
import { sql, type Kysely } from 'kysely';
import { addIndex } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.dropIndex('payments_by_day').execute();
  const parts = ['action', 'cash', 'card', 'transfer'];
  await addIndex(db, 'payments_by_day', 'payments', ['day', ...parts]);
  await db.schema.dropIndex('point_transactions_redeemed_by_time').execute();
  await addIndex(
    db,
    'point_transactions_redeemed_by_time',
    'point_transactions',
    ['created_at', 'points'],
    ['type', '=', 'redeemed'],
  );
  await db.schema
    .createIndex('orders_delivered_by_day')
    .on('orders')
    .columns(['pickup_day', 'pickup_time', 'customer_phone', 'id', 'quantity'])
    .where(sql.ref('status'), '=', sql.lit('delivered'))
    .execute();
  await addIndex(
    db,
    'stock_history_without_order',
    'stock_history',
    ['stock_id', 'action', 'previous_stock', 'new_stock'],
    ['order_id', 'is', null],
  );
}
