// Names from before they were compared by how they look (migrations 0056 and 0057).
import { expect, test } from 'vitest';
import { up } from '../../src/db/migrations/0056-usernames-by-their-looks.ts';
import { openMigrated } from '../shop-under-test.ts';

const USER = {
  ...({ role: 'abaranci', password: 'x', active: 1, phoneOnly: 0 } as const),
  ...{ createdAt: 0, updatedAt: 0 },
};

test('names that look alike stay and are marked, the others are as they were', async () => {
  const { database } = await openMigrated();
  const folded = {
    admin: 'admin',
    аdmin: 'аdmin',
    'ad\u200bmin': 'ad\u200bmin',
    Ａna: 'ａna',
    Rosa: 'rosa',
    // Each gets the name that the next one has until then.
    'ёёё\u200b': 'еее',
    еее: 'eee',
  };
  await database.transact(async ({ sql }) => {
    for (const [username, usernameFolded] of Object.entries(folded)) {
      await sql
        .insertInto('users')
        .values({ ...USER, username, usernameFolded })
        .execute();
    }
    await sql
      .insertInto('users')
      .values({ ...USER, phone: '600111222', phoneOnly: 1, password: null })
      .execute();
  });
  await database.transact(({ sql }) => up(sql));
  const users = await database.read
    .selectFrom('users')
    .select(['username', 'usernameFolded', 'usernameCollides'])
    .orderBy('id')
    .execute();
  expect(users.map((user) => Object.values(user))).toEqual([
    ['admin', 'admin', 1],
    ['аdmin', 'admin', 1],
    ['ad\u200bmin', 'admin', 1],
    ['Ａna', 'ana', 0],
    ['Rosa', 'rosa', 0],
    ['ёёё\u200b', 'eee', 1],
    ['еее', 'eee', 1],
    [null, null, 0],
  ]);
});
