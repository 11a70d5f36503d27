import { describe, expect, test } from 'vitest';
import { USERS_PER_PAGE } from '@brasa/core/accounts/users/users.contract.ts';
import { insertPhoneOnlyUser } from '../../src/accounts/users/phone-users.store.ts';
import { NOW, openShop, OWNER, type Reply } from '../shop-under-test.ts';

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

describe('searching', () => {
  async function openWithUsers() {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    const people = [
      { username: 'mjose', name: 'María José Núñez', phone: '600111222', email: 'mj@example.com' },
      { username: 'cien%', name: '100% leña', details: 'Estudiantes' },
      { username: 'a_b', name: 'Armén', phone: '374555666777', comparsaName: 'Moros Viejos' },
    ];
    for (const person of people) {
      const passwords = { password: 'secreta1', confirmPassword: 'secreta1' };
      expect((await staff.post('/api/auth/users', { ...person, ...passwords })).status).toBe(201);
    }
    const found = async (q: string) => {
      const { body } = await staff.get(`/api/auth/users?showAll=true&q=${encodeURIComponent(q)}`);
      return (body as Row[]).map(({ username }) => username);
    };
    return { staff, shop, found };
  }

  test.each([
    ['nunez MARIA', ['mjose']],
    ['600 111 222', ['mjose']],
    ['+34600111222', ['mjose']],
    ['111', ['mjose']],
    ['mj@example', ['mjose']],
    ['estudiantes', ['cien%']],
    ['%', ['cien%']],
    ['a_b', ['a_b']],
    ['armen', ['a_b']],
    ['moros viejos', ['a_b']],
    ['nadie de nadie', []],
  ])('for "%s" finds %o', async (q, usernames) => {
    const { found } = await openWithUsers();
    expect(await found(q)).toEqual(usernames);
  });

  test('finds what a user is called now, not before', async () => {
    const { staff, found } = await openWithUsers();
    const [user] = (await staff.get('/api/auth/users?q=mjose')).body as { id: number }[];
    const change = { name: 'Lucía', comparsaName: 'Andaluces' };
    await staff.patch(`/api/auth/users/${user?.id}`, change);
    expect(await found('nunez')).toEqual([]);
    expect(await found('lucia andaluces')).toEqual(['mjose']);
  });
});

test('a page is a part of the list, and the whole number is told', async () => {
  const { signedIn, shop } = await openShop();
  const staff = await signedIn('haykakan');
  await shop.db.transact(async (transaction) => {
    for (let phone = 0; phone < USERS_PER_PAGE + 3; phone += 1) {
      await insertPhoneOnlyUser(transaction, `6000000${String(phone).padStart(2, '0')}`, NOW);
    }
  });
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map((page) => staff.get(`/api/auth/users?page=${page}`)),
  );
  const ids = (reply: Reply | undefined) => (reply!.body as { id: number }[]).map(({ id }) => id);
  expect([first, second, third].map((reply) => ids(reply).length)).toEqual([USERS_PER_PAGE, 5, 0]);
  expect(first?.headers['x-total-count']).toBe(String(USERS_PER_PAGE + 5));
  expect(third?.headers['x-total-count']).toBe(String(USERS_PER_PAGE + 5));
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(USERS_PER_PAGE + 5);
  for (const page of ['0', '-1', '1.5', 'x', '99999999999']) {
    expect((await staff.get(`/api/auth/users?page=${page}`)).status, page).toBe(400);
  }
});
