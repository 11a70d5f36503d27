// The part of a payment that the shop keeps once its order is called off. What was called off before has nothing paid, and nothing kept.
import type { Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'kept_amount', 'bigint', (c) => c.notNull().defaultTo(0));
}
