// User names are compared without case and accents: the folded name stands in a column of its own,
// since the two engines fold differently. Names that collide already stay, and are marked.
import { sql, type Kysely } from 'kysely';
import { foldText } from '@brasa/core/kernel/text/fold-text.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('users').addColumn('username_folded', 'text').execute();
  await db.schema
    .alterTable('users')
    .addColumn('username_collides', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`username_collides in (0, 1)`),
    )
    .execute();
  await fold(db);
  await db.schema
    .createIndex('users_by_username_folded')
    .on('users')
    .column('username_folded')
    .execute();
  // Of the names that collided before, none claims the folded one.
  await db.schema
    .createIndex('users_unique_username_folded')
    .unique()
    .on('users')
    .column('username_folded')
    .where(sql.ref('username_collides'), '=', sql.lit(0))
    .execute();
}

async function fold(db: Kysely<Tables>): Promise<void> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', 'is not', null)
    .execute();
  const counts = new Map<string, number>();
  const folded = users.map(({ id, username }) => ({ id, name: foldText(username ?? '') }));
  for (const { name } of folded) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { id, name } of folded) {
    await db
      .updateTable('users')
      .set({ usernameFolded: name, usernameCollides: (counts.get(name) ?? 0) > 1 ? 1 : 0 })
      .where('id', '=', id)
      .execute();
  }
}
