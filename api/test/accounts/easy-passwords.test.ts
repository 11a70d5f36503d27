// Passwords that are guessed first (docs/rules/accounts.md#passwords-that-are-easy-to-guess): refused wherever
// one is set, and nothing else of the request is done.
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/accounts/passwords/passwords.ts';
import { PASSWORD, openShop, type Caller, type ShopUnderTest } from '../shop-under-test.ts';
import { customerBody } from './customer-body.ts';
import { phoneUser, tokenFor } from './password-link.ts';

const MESSAGE = 'Esa contraseña es demasiado fácil de adivinar';

type Setting = (under: ShopUnderTest, password: string) => Promise<unknown>;

const twice = (password: string) => ({ password, confirmPassword: password });
const linked =
  (under: ShopUnderTest, staff: Caller, id: number) => async (path: string, body: object) =>
    under.visitor().post(`/api/password-links/${await tokenFor(staff, id)}/${path}`, body);

/** Wherever a password is set, of somebody who is called mariajose. */
const PLACES: Record<string, Setting> = {
  register: (under, password) =>
    under.visitor().post('/api/auth/register', customerBody({ username: 'mariajose', password })),
  'create user': async (under, password) => {
    const staff = await under.signedIn('haykakan');
    return staff.post('/api/auth/users', { username: 'mariajose', ...twice(password) });
  },
  'edit user': async (under, password) => {
    const [staff, user] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    await staff.patch(`/api/auth/users/${user.id}`, { username: 'mariajose' });
    return staff.patch(`/api/auth/users/${user.id}`, twice(password));
  },
  'edit user, called so from now on': async (under, password) => {
    const [staff, user] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    const body = { name: 'María José', ...twice(password) };
    return staff.patch(`/api/auth/users/${user.id}`, body);
  },
  'a full user of a phone': async (under, password) => {
    const staff = await under.signedIn('haykakan');
    const url = `/api/auth/users/${await phoneUser(under)}`;
    return staff.patch(url, { username: 'mariajose', ...twice(password) });
  },
  'change-password': async (under, password) => {
    const [owner, user] = [await under.signedIn('superadmin'), await under.signedIn('abaranci')];
    await owner.patch(`/api/auth/users/${user.id}`, { name: 'María José' });
    return owner.patch(`/api/auth/change-password/${user.id}`, { newPassword: password });
  },
  'own password': async (under, newPassword) => {
    const user = await under.signedIn('abaranci');
    await user.patch('/api/auth/me', { name: 'María José' });
    const url = '/api/auth/me/password';
    return user.patch(url, { currentPassword: PASSWORD, newPassword });
  },
  'a link for a password': async (under, password) => {
    const [staff, user] = [await under.signedIn('haykakan'), await under.signedIn('abaranci')];
    await staff.patch(`/api/auth/users/${user.id}`, { username: 'mariajose' });
    return linked(under, staff, user.id)('password', { password });
  },
  'a link for an account': async (under, password) => {
    const staff = await under.signedIn('haykakan');
    const { phone: _, ...body } = customerBody({ username: 'mariajose', password });
    return linked(under, staff, await phoneUser(under))('account', body);
  },
};

describe.each(Object.entries(PLACES))('%s', (_place, set) => {
  test.each(['123456', 'PASSWORD1', 'Maria-José', 'los pollos de ana'])(
    'refuses %s at its field',
    async (password) => {
      const under = await openShop();
      const owner = await under.signedIn('superadmin');
      await owner.patch('/api/settings/restaurantName', { value: 'Los pollos de Ana' });
      const passwords = () =>
        under.shop.db.read.selectFrom('users').select(['id', 'password']).execute();
      const reply = (await set(under, password)) as { status: number; body: unknown };
      expect(reply).toMatchObject({
        status: 400,
        body: {
          details: [
            { path: expect.stringMatching(/^(?:p|newP)assword$/) as string, message: MESSAGE },
          ],
        },
      });
      const stored = new Set((await passwords()).map((user) => user.password));
      // The owner's of the first day, everybody's of the tests, and nobody's.
      expect([...stored].filter((hash) => hash !== null).length).toBeLessThanOrEqual(2);
    },
  );
});

test('one that is there goes on working', async () => {
  const under = await openShop();
  const { id, username } = await under.signedIn('abaranci');
  const password = await hashPassword('123456');
  await under.shop.db.transact(async ({ sql }) => {
    await sql.updateTable('users').set({ password }).where('id', '=', id).execute();
  });
  const visitor = under.visitor();
  expect((await visitor.post('/api/auth/login', { username, password: '123456' })).status).toBe(
    200,
  );
  const change = { name: 'Ana', phone: '600333444', currentPassword: '123456' };
  expect((await visitor.patch('/api/auth/me', change)).status).toBe(200);
});

test('is no attempt to guess the own one', async () => {
  const under = await openShop();
  const user = await under.signedIn('abaranci');
  const change = (newPassword: string) =>
    user.patch('/api/auth/me/password', { currentPassword: PASSWORD, newPassword });
  for (let turn = 0; turn < 11; turn += 1) expect((await change('123456')).status).toBe(400);
  expect((await change('nueva y larga')).status).toBe(200);
});
