// Sessions live as long as they are used and end when their user is deactivated.
// See docs/rules/wire.md#sessions.
import { describe, expect, test } from 'vitest';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describe('a session', () => {
  test('dies after thirty days without use', async () => {
    const { signedIn, time } = await openShop();
    const customer = await signedIn('abaranci');
    time.now += 30 * DAY - 1;
    expect((await customer.get('/api/auth/me')).status).toBe(200);
    time.now += 30 * DAY;
    expect((await customer.get('/api/auth/me')).status).toBe(401);
  });

  test('rolls on with use, in the database and in the cookie', async () => {
    const { signedIn, time, shop } = await openShop();
    const customer = await signedIn('abaranci');
    for (let count = 0; count < 5; count += 1) {
      time.now += 25 * DAY;
      const reply = await customer.get('/api/auth/me');
      expect(reply.status).toBe(200);
      const [session] = [reply.headers['set-cookie'] ?? []].flat();
      expect(session).toContain(`Max-Age=${(30 * DAY) / 1000};`);
    }
    expect(await shop.db.read.selectFrom('sessions').select('expiresAt').execute()).toEqual([
      { expiresAt: time.now + 30 * DAY },
    ]);
  });

  test.each([
    ['abaranci', 30, 180],
    ['haykakan', 30, 30],
    ['superadmin', 7, 7],
  ] as const)(
    'of %s ends %i days after its last use, and %i after its first',
    async (role, idle, whole) => {
      const { signedIn, time } = await openShop();
      const [lazy, busy] = [await signedIn(role), await signedIn(role)];
      const began = time.now;
      for (let day = 1; day < whole; day += 1) {
        time.now = began + day * DAY;
        const reply = await busy.get('/api/auth/me');
        expect([day, reply.status]).toEqual([day, 200]);
        const days = Math.min(idle, whole - day);
        expect(String(reply.headers['set-cookie'])).toContain(`Max-Age=${(days * DAY) / 1000};`);
      }
      time.now = began + whole * DAY - 1;
      expect((await busy.get('/api/auth/me')).status).toBe(200);
      time.now += 1;
      expect((await busy.get('/api/auth/me')).status).toBe(401);
      time.now = began + idle * DAY;
      expect((await lazy.get('/api/auth/me')).status).toBe(401);
    },
  );

  test('ends by the role that its user has by now', async () => {
    const { signedIn, time } = await openShop();
    const [customer, owner] = [await signedIn('abaranci'), await signedIn('superadmin')];
    for (let count = 0; count < 2; count += 1) {
      time.now += 20 * DAY;
      expect((await customer.get('/api/auth/me')).status).toBe(200);
    }
    expect((await owner.get('/api/auth/me')).status).toBe(401);
    const again = await signedIn('superadmin');
    await again.patch(`/api/auth/users/${customer.id}`, { role: 'haykakan' });
    expect((await customer.get('/api/auth/me')).status).toBe(401);
  });

  test('of a process of the version before, which knew no use, lives on', async () => {
    const { signedIn, time, shop } = await openShop();
    const customer = await signedIn('abaranci');
    await shop.db.transact(async (transaction) => {
      await transaction.sql.updateTable('sessions').set({ usedAt: null, device: null }).execute();
      transaction.announce('accounts');
    });
    time.now += 29 * DAY;
    expect((await customer.get('/api/auth/me')).headers['set-cookie']).toBeDefined();
    time.now += 29 * DAY;
    expect((await customer.get('/api/auth/me')).status).toBe(200);
  });

  test('is renewed once an hour at most, so that reading stays reading', async () => {
    const { signedIn, time } = await openShop();
    const customer = await signedIn('abaranci');
    time.now += HOUR - 1;
    expect((await customer.get('/api/auth/me')).headers['set-cookie']).toBeUndefined();
    time.now += 1;
    expect((await customer.get('/api/auth/me')).headers['set-cookie']).toBeDefined();
    expect((await customer.get('/api/auth/me')).headers['set-cookie']).toBeUndefined();
  });

  test('that begins its day with an order has its cookie renewed that day all the same', async () => {
    const { signedIn, time } = await openShop();
    const customer = await signedIn('abaranci');
    time.now += 2 * DAY;
    const pickupTime = new Date(time.now + 60 * 60 * 1000).toISOString();
    expect(await placeOrder(customer, { pickupTime })).toMatchObject({ userId: customer.id });
    const reply = await customer.get('/api/auth/me');
    expect([reply.headers['set-cookie'] ?? []].flat().join()).toContain('brasa_session=');
  });

  test('ends at once when its user is set inactive, and stays ended', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    const setActive = (active: 0 | 1) =>
      shop.db.transact(async (transaction) => {
        await transaction.sql
          .updateTable('users')
          .set({ active })
          .where('id', '=', staff.id)
          .execute();
        transaction.announce('accounts');
      });
    await setActive(0);
    expect((await staff.get('/api/auth/me')).status).toBe(401);
    expect((await staff.get('/api/dashboard-data')).status).toBe(401);
    expect((await staff.patch('/api/orders/1/confirm')).status).toBe(401);
    expect(await placeOrder(staff)).toMatchObject({ userId: null });
  });

  test('follows its user to another role at once', async () => {
    const { signedIn, shop } = await openShop();
    const staff = await signedIn('haykakan');
    await shop.db.transact(async (transaction) => {
      await transaction.sql
        .updateTable('users')
        .set({ role: 'abaranci' })
        .where('id', '=', staff.id)
        .execute();
      transaction.announce('accounts');
    });
    expect((await staff.get('/api/dashboard-data')).status).toBe(403);
    expect((await staff.get('/api/auth/me')).body).toMatchObject({ role: 'abaranci' });
  });

  test('is nobody without its cookie, or with a made-up one', async () => {
    const { visitor } = await openShop();
    for (const token of ['', 'x', 'x'.repeat(5000), "' or 1=1 --", '\u00f1']) {
      const caller = visitor();
      caller.cookies.set('brasa_session', token);
      expect(await caller.get('/api/auth/me')).toMatchObject({
        status: 401,
        body: { code: 'LOGIN_REQUIRED' },
      });
    }
  });

  test('that is gone is refused without a word to the cookies, which may be another’s by then', async () => {
    const { signedIn, time } = await openShop();
    const customer = await signedIn('abaranci');
    time.now += 31 * DAY;
    for (const path of ['/api/auth/me', '/api/points/notifications', '/api/dashboard-data']) {
      const reply = await customer.get(path);
      expect([reply.status, reply.headers['set-cookie']]).toEqual([401, undefined]);
    }
  });

  test('is not taken from a cookie of the other protocol', async () => {
    const { signedIn } = await openShop();
    const staff = await signedIn('haykakan');
    const token = staff.cookies.get('brasa_session') ?? '';
    staff.cookies.delete('brasa_session');
    staff.cookies.set('__Host-brasa_session', token);
    expect((await staff.get('/api/auth/me')).status).toBe(401);
  });
});

test('who is signed in may not be kept by anything on the way', async () => {
  const { signedIn } = await openShop();
  const reply = await (await signedIn('abaranci')).get('/api/auth/me');
  expect(reply.headers['cache-control']).toBe('no-store');
});
