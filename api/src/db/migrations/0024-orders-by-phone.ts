// What somebody who rings has ordered before.
import type { Kysely } from 'kysely';
import { addIndex } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addIndex(db, 'orders_by_phone', 'orders', ['customer_phone', 'id']);
}
