// How much of each line of an order has come back for its price.
import type { Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'order_lines', 'returned', 'bigint', (c) => c.notNull().defaultTo(0));
}
