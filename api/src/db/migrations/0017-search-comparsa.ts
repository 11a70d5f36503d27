// Staff find users by their comparsa too: it becomes part of the text that a search looks through.
import type { Kysely } from 'kysely';
import { userSearchText } from '@brasa/core/accounts/users/users.rules.ts';
import type { Tables } from '../tables/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'email', 'phone', 'comparsaName', 'details'])
    .where('comparsaName', 'is not', null)
    .execute();
  for (const { id, ...user } of users) {
    await db
      .updateTable('users')
      .set({ searchText: userSearchText(user) })
      .where('id', '=', id)
      .execute();
  }
}
