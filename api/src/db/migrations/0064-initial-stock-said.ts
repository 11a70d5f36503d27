// By when what a day began with counts, and who said it: what somebody said before, without a connection, does not replace it.
import type { Kysely } from 'kysely';
import { addColumn, references } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'stock', 'initial_said_at', 'bigint');
  await addColumn(db, 'stock', 'initial_said_by', 'integer', references('users.id'));
}
