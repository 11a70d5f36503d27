// User names are compared without case and accents (docs/rules/accounts.md#user-names-are-taken-once).
import { describe, expect, test } from 'vitest';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { customerBody } from './customer-body.ts';

const register = ({ visitor }: ShopUnderTest, username: string, phone: string) =>
  visitor().post('/api/auth/register', customerBody({ username, phone }));
const logIn = ({ visitor }: ShopUnderTest, username: string, password = PASSWORD) =>
  visitor().post('/api/auth/login', { username, password });
const PASSWORD = String(customerBody({})['password']);

/** As it was before names were compared like this. */
async function withCollision(under: ShopUnderTest, other = 'lucia') {
  await register(under, 'Lucía', '600111001');
  await register(under, 'otra', '600111002');
  await under.shop.db.transact(async ({ sql }) => {
    const collide = { usernameFolded: 'lucia', usernameCollides: 1 as const };
    await sql.updateTable('users').set(collide).where('username', '=', 'Lucía').execute();
    await sql
      .updateTable('users')
      .set({ ...collide, username: other })
      .where('username', '=', 'otra')
      .execute();
  });
}

describe('a user name', () => {
  test.each(['lucía', 'LUCIA', 'Lucia', ' Lucía '])('"%s" is taken by Lucía', async (name) => {
    const under = await openShop();
    expect((await register(under, 'Lucía', '600111001')).status).toBe(201);
    expect(await register(under, name, '600111002')).toMatchObject({
      status: 409,
      body: { code: 'USERNAME_TAKEN' },
    });
    const staff = await under.signedIn('superadmin');
    const { body } = await staff.get('/api/auth/users?q=Lucía');
    expect(body).toMatchObject([{ username: 'Lucía', usernameCollides: false }]);
  });

  test.each(['Lucía', 'lucia', 'LUCÍA'])('signs in as "%s"', async (name) => {
    const under = await openShop();
    await register(under, 'Lucía', '600111001');
    expect(await logIn(under, name)).toMatchObject({
      status: 200,
      body: { user: { username: 'Lucía' } },
    });
  });

  test('registered in two spellings at once is one user’s', async () => {
    const under = await openShop();
    const replies = await Promise.all(
      ['Lucía', 'lucia', 'LUCIA'].map((name, n) => register(under, name, `60011100${n}`)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('that staff give or change is compared likewise; its own spelling may change', async () => {
    const under = await openShop();
    await register(under, 'Lucía', '600111001');
    const { body } = await register(under, 'otra', '600111002');
    const { id } = (body as { user: { id: number } }).user;
    const staff = await under.signedIn('superadmin');
    const rename = (username: string) => staff.patch(`/api/auth/users/${id}`, { username });
    expect(await rename('LUCIA')).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } });
    expect(await rename('Otra')).toMatchObject({ status: 200, body: { username: 'Otra' } });
    expect((await logIn(under, 'otra')).status).toBe(200);
  });
});

describe('names that collided before', () => {
  test('sign in by their exact spelling, and are nobody’s in any other', async () => {
    const under = await openShop();
    await withCollision(under);
    for (const name of ['Lucía', 'lucia']) {
      expect(await logIn(under, name)).toMatchObject({ body: { user: { username: name } } });
    }
    expect((await logIn(under, 'LUCIA')).status).toBe(401);
    expect((await register(under, 'LUCIA', '600111003')).status).toBe(409);
  });

  test('by their looks alone take no other spelling from each other', async () => {
    const under = await openShop();
    await withCollision(under, 'lucіa');
    for (const name of ['Lucía', 'LUCIA', 'lucia']) {
      expect(await logIn(under, name)).toMatchObject({ body: { user: { username: 'Lucía' } } });
    }
    expect(await logIn(under, 'LUCІA')).toMatchObject({ body: { user: { username: 'lucіa' } } });
    expect((await logIn(under, 'luсia')).status).toBe(401);
  });

  test('are listed until all but one are renamed', async () => {
    const under = await openShop();
    await withCollision(under);
    const staff = await under.signedIn('superadmin');
    const users = async () => {
      const { body } = await staff.get('/api/auth/users?q=6001110');
      return body as { id: number; username: string; usernameCollides: boolean }[];
    };
    expect((await users()).map((user) => user.usernameCollides)).toEqual([true, true]);
    const [second] = await users();
    await staff.patch(`/api/auth/users/${second?.id}`, { username: 'Lucía 2' });
    expect((await users()).map((user) => [user.username, user.usernameCollides])).toEqual([
      ['Lucía 2', false],
      ['Lucía', false],
    ]);
    expect((await logIn(under, 'LUCIA')).status).toBe(200);
  });
});

test('staff see and fill postal code and comparsa', async () => {
  const under = await openShop();
  const { body } = await register(under, 'Lucía', '600111001');
  const { id } = (body as { user: { id: number } }).user;
  const staff = await under.signedIn('haykakan');
  const change = { postalCode: '03440', comparsaName: 'Moros Viejos' };
  expect(await staff.patch(`/api/auth/users/${id}`, change)).toMatchObject({
    status: 200,
    body: change,
  });
  const { body: found } = await staff.get('/api/auth/users?q=Lucía');
  expect(found).toMatchObject([change]);
  const emptied = await staff.patch(`/api/auth/users/${id}`, { comparsaName: ' ' });
  expect(emptied).toMatchObject({ body: { postalCode: '03440', comparsaName: null } });
});
