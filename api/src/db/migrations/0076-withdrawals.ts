// A customer's withdrawal from the closed drinks of an order, by its page.
import type { Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'withdrawn_at', 'bigint');
  await addColumn(db, 'orders', 'withdrawn_drinks', 'text');
}
