// User names are compared by how they look. Names that are one by that from now on stay, and are marked.
import type { Kysely } from 'kysely';
import { foldUsername } from '@brasa/core/accounts/usernames.rules.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username', 'usernameFolded'])
    .where('username', 'is not', null)
    .execute();
  const folded = users.map((user) => ({ ...user, name: foldUsername(user.username ?? '') }));
  const byName = Map.groupBy(folded, ({ name }) => name);
  const changed = folded.filter(({ name, usernameFolded }) => name !== usernameFolded);
  const names = new Set(changed.map(({ name }) => name));
  // Marked before they are one: of those that are not marked the database lets nobody have the same.
  for (const [name, same] of byName) {
    if (!names.has(name) || same.length === 1) continue;
    const ids = same.map(({ id }) => id);
    await db.updateTable('users').set({ usernameCollides: 1 }).where('id', 'in', ids).execute();
  }
  for (const { id, name } of changed) {
    await db.updateTable('users').set({ usernameFolded: name }).where('id', '=', id).execute();
  }
}
