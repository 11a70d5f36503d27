// Mail at whose recipient the mail server has fallen silent is tried in a place of its own.
import type { Kysely } from 'kysely';
import { addColumn, flagColumn } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'messages', 'fell_silent', 'integer', flagColumn('fell_silent', 0));
}
