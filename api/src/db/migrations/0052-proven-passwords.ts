// When the password was proven in a session after it has begun; null for never.
import type { Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'sessions', 'proven_at', 'bigint');
}
