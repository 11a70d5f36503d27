// When a weekday was last changed: whoever edits an older state of it is told (docs/decisions/0018).
import type { Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'business_hours', 'updated_at', 'bigint', (c) => c.notNull().defaultTo(0));
}
