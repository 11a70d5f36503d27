// When a change of an order was made that reached the server later: a later decision does not go over it, an earlier one would.
import type { Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'order_logs', 'made_at', 'bigint');
}
