// Hashing holds up nobody else, and is not begun for whoever may not try
// (docs/rules/accounts.md#passwords-are-hashed-in-a-queue).
import { stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { hashInTurn } from '../../src/accounts/passwords/password-queue.ts';
import { hashPassword } from '../../src/accounts/passwords/passwords.ts';
import { OWNER, PASSWORD, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { customerBody } from './customer-body.ts';

const BUSY = { status: 429, body: { code: 'PASSWORDS_BUSY' } };
const REFUSED = { status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } };

/** As many as are hashed at once and may wait; answers what lets them go. */
function fillQueue(): () => Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const places = Array.from({ length: 62 }, () => hashInTurn(() => promise));
  return () => {
    resolve(null);
    return Promise.all(places);
  };
}

const fillBucket = ({ shop, time }: ShopUnderTest, bucket: string, hits: number) =>
  shop.db.transact(({ sql }) =>
    sql
      .insertInto('throttleHits')
      .values(Array.from({ length: hits }, () => ({ bucket, at: time.now })))
      .execute(),
  );

describe('many passwords at once', () => {
  test('leave the thread pool to files: one is read before the third is hashed', async () => {
    const hashed: string[] = [];
    const all = Array.from({ length: 30 }, async () => hashed.push(await hashPassword('x')));
    await stat(import.meta.dirname);
    expect(hashed.length).toBeLessThan(3);
    await Promise.all(all);
    expect(hashed).toHaveLength(30);
  });

  test('wait in a queue that has an end', async () => {
    const letGo = fillQueue();
    await expect(hashPassword('x')).rejects.toMatchObject({ code: 'PASSWORDS_BUSY' });
    await letGo();
    expect(await hashPassword('x')).toMatch(/^\$argon2id/);
  });

  test('are told with the seconds to wait', async () => {
    const { visitor } = await openShop();
    const letGo = fillQueue();
    const reply = await visitor().post('/api/auth/login', { username: OWNER, password: PASSWORD });
    expect(reply).toMatchObject(BUSY);
    expect(reply.headers['retry-after']).toBe('3');
    await letGo();
  });

  test('count as no attempt of anybody’s, at the door and inside', async () => {
    const { visitor, signedIn } = await openShop();
    const [owner, staff] = [visitor(), await signedIn('haykakan')];
    const signIn = () => owner.post('/api/auth/login', { username: OWNER, password: PASSWORD });
    const proof = { currentPassword: PASSWORD };
    const prove = () => staff.post('/api/auth/me/password-proof', proof);
    const letGo = fillQueue();
    for (let turn = 0; turn < 11; turn += 1) {
      expect(await signIn()).toMatchObject(BUSY);
      expect(await prove()).toMatchObject(BUSY);
    }
    await letGo();
    expect([(await signIn()).status, (await prove()).status]).toEqual([200, 200]);
  });
});

describe('beyond the limit nothing is hashed', () => {
  const key = { 'idempotency-key': 'una-vez-mas' };

  test.each([{}, key])('of a registration with headers %o', async (headers) => {
    const under = await openShop();
    await fillBucket(under, 'register@127.0.0.1', 60);
    const letGo = fillQueue();
    const reply = await under.visitor().post('/api/auth/register', customerBody(), headers);
    expect(reply).toMatchObject(REFUSED);
    await letGo();
  });

  test('of a repeated registration', async () => {
    const under = await openShop();
    const register = () => under.visitor().post('/api/auth/register', customerBody(), key);
    expect((await register()).status).toBe(201);
    await fillBucket(under, 'hashing@127.0.0.1', 599);
    const letGo = fillQueue();
    expect(await register()).toMatchObject(REFUSED);
    await letGo();
  });

  test.each([
    ['/api/auth/me', { name: 'Ana', currentPassword: 'x' }],
    ['/api/auth/me', { phone: '600333444', currentPassword: 'x' }],
    ['/api/auth/me/password', { currentPassword: 'x', newPassword: 'secreta', confirmPassword: 'secreta' }], // oxfmt-ignore
  ])('of %s with %o', async (path, change) => {
    const under = await openShop();
    const customer = await under.signedIn('abaranci');
    await fillBucket(under, 'hashing@127.0.0.1', 600);
    const letGo = fillQueue();
    expect(await customer.patch(path, change, key)).toMatchObject(REFUSED);
    await letGo();
  });
});

test('logins from one address are 600 in fifteen minutes, the right ones too', async () => {
  const under = await openShop();
  const logIn = (address: string) =>
    under.visitor(address).post('/api/auth/login', { username: OWNER, password: PASSWORD });
  await fillBucket(under, 'hashing@203.0.113.7', 598);
  expect((await logIn('203.0.113.7')).status).toBe(200);
  expect((await logIn('203.0.113.7')).status).toBe(200);
  expect(await logIn('203.0.113.7')).toMatchObject(REFUSED);
  expect((await logIn('203.0.113.8')).status).toBe(200);
});
