import { expect, test } from 'vitest';
import { OWNER, openShop } from '../shop-under-test.ts';

type Row = { username: string; active: boolean };

test('staff see the active users, newest first, and all of them when they ask', async () => {
  const { signedIn, shop } = await openShop();
  const [left, staff] = [await signedIn('abaranci'), await signedIn('haykakan')];
  await shop.db.transact(({ sql }) =>
    sql.updateTable('users').set({ active: 0 }).where('id', '=', left.id).execute(),
  );
  const names = async (url: string) =>
    ((await staff.get(url)).body as Row[]).map(({ username, active }) => [username, active]);
  const active = [
    [staff.username, true],
    [OWNER, true],
  ];
  expect(await names('/api/auth/users')).toEqual(active);
  expect(await names('/api/auth/users?showAll=false')).toEqual(active);
  expect(await names('/api/auth/users?showAll=true')).toEqual([
    active[0],
    [left.username, false],
    active[1],
  ]);
});

test('no answer about users holds a password or its hash', async () => {
  const { signedIn } = await openShop();
  const staff = await signedIn('superadmin');
  const reply = await staff.get('/api/auth/users?showAll=true');
  expect(JSON.stringify(reply.body)).not.toMatch(/argon2|password/i);
});

test('a filter that is neither true nor false is refused', async () => {
  const { signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  for (const value of ['1', 'TRUE', '', 'true&showAll=false']) {
    expect((await staff.get(`/api/auth/users?showAll=${value}`)).status).toBe(400);
  }
});
