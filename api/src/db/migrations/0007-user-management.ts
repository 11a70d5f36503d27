// Staff search users by name, user name, e-mail, phone or details, whatever the accents: the folded
// text stands in a column of its own, since the two engines fold differently or not at all. And
// their statistics add up what was earned, month by month.
import type { Kysely } from 'kysely';
import { userSearchText } from '@brasa/core/accounts/users/users.rules.ts';
import { addColumn, addIndex } from '../schema.ts';
import type { Tables } from '../tables/tables.ts';

const BATCH = 1000;

export async function up(db: Kysely<Tables>): Promise<void> {
  await addColumn(db, 'users', 'search_text', 'text', (c) => c.notNull().defaultTo(''));
  await addIndex(
    db,
    'point_transactions_earned_by_time',
    'point_transactions',
    ['created_at', 'points'],
    ['type', '=', 'earned'],
  );
  await fillSearchTexts(db);
}

async function fillSearchTexts(db: Kysely<Tables>): Promise<void> {
  for (let after = 0; ;) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'username', 'name', 'email', 'phone', 'details'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const user of users) {
      await db
        .updateTable('users')
        .set({ searchText: userSearchText(user) })
        .where('id', '=', user.id)
        .execute();
    }
    const last = users.at(-1);
    if (!last) return;
    after = last.id;
  }
}
