// When its customer last changed or cancelled an order by its page, for whom the desk rings.
import type { Kysely } from 'kysely';
import { addColumn, addIndex } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'customer_changed_at', 'bigint');
  await addIndex(
    db,
    'orders_by_customer_change',
    'orders',
    ['customer_changed_at'],
    ['customer_changed_at', 'is not', null],
  );
}
