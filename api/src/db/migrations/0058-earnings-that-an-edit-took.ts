// An edit that takes all that an order has earned is told apart from other reversals: an edit back restores it.
import type { Kysely } from 'kysely';
import { addColumn, flagColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'point_reversals', 'by_edit', 'integer', flagColumn('by_edit', 0));
}
