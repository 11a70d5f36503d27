// Two people who edit one order: its version tells the second that there was a first.
import type { Kysely } from 'kysely';
import { addColumn, countColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'orders', 'version', 'integer', countColumn('version', 1));
}
