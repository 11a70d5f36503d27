// Since when an account has its e-mail; null where that is as old as the account, or older than this column.
import type { Kysely } from 'kysely';
import { addColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'users', 'email_since', 'bigint');
}
