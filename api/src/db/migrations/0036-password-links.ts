// Links with which somebody gets a new password (docs/rules/accounts.md#links-for-a-password): only the hash
// of what stands in them. A link that was used or became void has no row.
import type { Kysely } from 'kysely';
import { addIndex } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('password_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await addIndex(db, 'password_links_by_user', 'password_links', ['user_id']);
}
