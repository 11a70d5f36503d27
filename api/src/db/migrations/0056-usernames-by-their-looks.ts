// User names are compared by how they look. Names that are one by that from now on stay, and are marked.
import type { Kysely } from 'kysely';
import { foldUsername } from '@brasa/core/accounts/registration/usernames.rules.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username', 'usernameFolded', 'usernameCollides'])
    .where('username', 'is not', null)
    .execute();
  const folded = users.map((user) => ({ ...user, name: foldUsername(user.username ?? '') }));
  const byName = Map.groupBy(folded, ({ name }) => name);
  const changed = folded.filter(({ name, usernameFolded }) => name !== usernameFolded);
  const set = (id: number, columns: { usernameFolded?: string | null; usernameCollides?: 0 | 1 }) =>
    db.updateTable('users').set(columns).where('id', '=', id).execute();
  // Of those that are not marked the database lets nobody have the same, not for a moment.
  for (const { id } of changed) await set(id, { usernameFolded: null });
  for (const { id, name, usernameCollides: marked } of folded) {
    const usernameCollides = (byName.get(name)?.length ?? 0) > 1 ? 1 : 0;
    if (usernameCollides !== marked) await set(id, { usernameCollides });
  }
  for (const { id, name } of changed) await set(id, { usernameFolded: name });
}
