// How often something may be tried (docs/rules/wire.md#how-often-things-may-be-tried).
import { foldText } from '@brasa/core/kernel/text/fold-text.ts';
import { describe, expect, test } from 'vitest';
import { sweep } from '../../src/db/housekeeping.ts';
import { newPhone } from '../phone-of.ts';
import { OWNER, PASSWORD, openShop, orderBody, type Caller } from '../shop-under-test.ts';

type OpenShop = Awaited<ReturnType<typeof openShop>>;

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

const attempt = (caller: Caller, username: string, password = 'equivocada') =>
  caller.post('/api/auth/login', { username, password });

async function statuses(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let turn = 0; turn < count; turn += 1) found.push((await call()).status);
  return found;
}

describe('failed logins for an account from one address', () => {
  test('are ten in fifteen minutes; the eleventh waits, even with the right password', async () => {
    const { visitor, time } = await openShop();
    const guesser = visitor();
    expect(await statuses(10, () => attempt(guesser, OWNER))).toEqual(Array(10).fill(401));
    time.now += MINUTE;
    const refused = await attempt(guesser, OWNER, PASSWORD);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'TOO_MANY_ATTEMPTS',
        error: 'Demasiados intentos. Espera 14 minutos y vuelve a probar',
      },
    });
    expect(refused.headers['retry-after']).toBe(String(14 * 60));
    time.now += 14 * MINUTE;
    expect((await attempt(guesser, OWNER, PASSWORD)).status).toBe(200);
  });

  test('sent at once are no more than ten either', async () => {
    const { visitor } = await openShop();
    const guesser = visitor();
    const replies = await Promise.all(Array.from({ length: 14 }, () => attempt(guesser, OWNER)));
    const count = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect([count(401), count(429)]).toEqual([10, 4]);
  });

  test('are the same account in another spelling', async () => {
    const { visitor } = await openShop();
    const guesser = visitor();
    const spellings = [OWNER, ` ${OWNER} `, OWNER.toUpperCase()];
    for (let turn = 0; turn < 10; turn += 1) await attempt(guesser, spellings[turn % 3] ?? OWNER);
    expect(await statuses(1, () => attempt(guesser, OWNER))).toEqual([429]);
  });

  test('are counted for accounts that do not exist too', async () => {
    const { visitor } = await openShop();
    const guesser = visitor();
    expect((await statuses(11, () => attempt(guesser, 'nadie'))).at(-1)).toBe(429);
  });

  test('lock nobody out at another address, nor another account here', async () => {
    const { visitor, signedIn } = await openShop();
    const other = await signedIn('abaranci');
    const guesser = visitor('203.0.113.7');
    await statuses(11, () => attempt(guesser, OWNER));
    expect((await attempt(visitor('203.0.113.8'), OWNER, PASSWORD)).status).toBe(200);
    expect((await attempt(visitor('203.0.113.7'), other.username, PASSWORD)).status).toBe(200);
  });

  test('are forgotten after a success', async () => {
    const { visitor } = await openShop();
    const owner = visitor();
    await statuses(9, () => attempt(owner, OWNER));
    expect((await attempt(owner, OWNER, PASSWORD)).status).toBe(200);
    expect(await statuses(2, () => attempt(owner, OWNER))).toEqual([401, 401]);
  });

  test('cannot be spread over made-up addresses', async () => {
    const { app } = await openShop();
    let last = 0;
    for (let turn = 0; turn < 11; turn += 1) {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': `198.51.100.${turn}` },
        payload: { username: OWNER, password: 'equivocada' },
      });
      last = reply.statusCode;
    }
    expect(last).toBe(429);
  });

  test('are told apart by the address that a trusted proxy names', async () => {
    const { app } = await openShop({ TRUST_PROXY: '1' });
    const from = (address: string) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': `10.9.9.9, ${address}` },
        payload: { username: OWNER, password: 'equivocada' },
      });
    for (let turn = 0; turn < 10; turn += 1) await from('198.51.100.1');
    expect((await from('198.51.100.1')).statusCode).toBe(429);
    expect((await from('198.51.100.2')).statusCode).toBe(401);
  });
});

const hitsBefore = ({ shop, time }: OpenShop, bucket: string, count: number) =>
  shop.db.transact(({ sql }) => {
    const rows = Array.from({ length: count }, () => ({ bucket, at: time.now }));
    return sql.insertInto('throttleHits').values(rows).execute();
  });

test('failed logins from one address are a hundred, whatever the account; successes do not count', async () => {
  const open = await openShop();
  const { visitor, signedIn } = open;
  const { username } = await signedIn('abaranci');
  const guesser = visitor('203.0.113.7');
  await hitsBefore(open, 'login@203.0.113.7', 98);
  expect((await attempt(guesser, username, PASSWORD)).status).toBe(200);
  expect((await attempt(guesser, 'uno')).status).toBe(401);
  expect((await attempt(guesser, 'dos')).status).toBe(401);
  expect((await attempt(guesser, 'tres')).status).toBe(429);
  expect((await attempt(guesser, OWNER, PASSWORD)).status).toBe(429);
  expect((await attempt(visitor('203.0.113.8'), OWNER, PASSWORD)).status).toBe(200);
});

test('the networks of one IPv6 line fail ten times as often, all together', async () => {
  const open = await openShop();
  const from = (network: string) => open.visitor(`2001:db8:77:${network}::1`);
  await hitsBefore(open, `login:${foldText(OWNER)}@2001:db8:77::/48`, 99);
  expect((await attempt(from('1'), OWNER)).status).toBe(401);
  expect((await attempt(from('2'), OWNER)).status).toBe(429);
  expect((await attempt(from('3'), OWNER, PASSWORD)).status).toBe(429);
  expect((await attempt(open.visitor('2001:db8:78:1::1'), OWNER, PASSWORD)).status).toBe(200);
});

describe('a browser in which staff have signed in', () => {
  const SHOP = '203.0.113.7';

  async function staffBrowser(open: OpenShop, username = OWNER): Promise<Caller> {
    const browser = open.visitor(SHOP);
    expect((await attempt(browser, username, PASSWORD)).status).toBe(200);
    await browser.post('/api/auth/logout');
    return browser;
  }

  test('is not held up by guesses from its network', async () => {
    const open = await openShop();
    const till = await staffBrowser(open);
    for (const bucket of [`login:${foldText(OWNER)}`, 'login', 'hashing']) {
      await hitsBefore(open, `${bucket}@${SHOP}`, 600);
    }
    expect((await attempt(open.visitor(SHOP), OWNER, PASSWORD)).status).toBe(429);
    expect((await attempt(till, OWNER, PASSWORD)).status).toBe(200);
    const proof = { currentPassword: PASSWORD };
    expect((await till.post('/api/auth/me/password-proof', proof)).status).toBe(200);
  });

  test('guesses no more than others, in however many browsers the same person has signed in', async () => {
    const open = await openShop();
    const { username } = await open.signedIn('haykakan');
    const guessers = [await staffBrowser(open, username), await staffBrowser(open, username)];
    for (const guesser of guessers) await statuses(5, () => attempt(guesser, OWNER));
    for (const guesser of [...guessers, await staffBrowser(open, username)]) {
      expect((await attempt(guesser, OWNER, PASSWORD)).status).toBe(429);
    }
  });

  test('that is lent elsewhere locks nobody out of the shop', async () => {
    const open = await openShop();
    const till = await staffBrowser(open);
    const lent = open.visitor('198.51.100.9');
    expect((await attempt(lent, OWNER, PASSWORD)).status).toBe(200);
    await lent.post('/api/auth/logout');
    await statuses(10, () => attempt(lent, OWNER));
    expect((await attempt(lent, OWNER, PASSWORD)).status).toBe(429);
    expect((await attempt(till, OWNER, PASSWORD)).status).toBe(200);
  });

  test('counts as its address once its person is no active member of staff', async () => {
    const open = await openShop();
    const { id, username } = await open.signedIn('haykakan');
    const till = await staffBrowser(open, username);
    await hitsBefore(open, `login@${SHOP}`, 100);
    expect((await attempt(till, OWNER)).status).toBe(401);
    await open.shop.db.transact(({ sql }) =>
      sql.updateTable('users').set({ active: 0 }).where('id', '=', id).execute(),
    );
    expect((await attempt(till, OWNER)).status).toBe(429);
  });

  test('is believed only with what the shop has signed', async () => {
    const open = await openShop();
    const till = await staffBrowser(open);
    const [id = '', seal = ''] = till.cookies.get('brasa_staff')?.split('.') ?? [];
    await hitsBefore(open, `login@${SHOP}`, 100);
    const stranger = open.visitor(SHOP);
    for (const forged of [id, `${id}.`, `2.${seal}`, `${id}.${seal}x`, '.', '', 'é.é']) {
      stranger.cookies.set('brasa_staff', forged);
      expect([forged, (await attempt(stranger, OWNER, PASSWORD)).status]).toEqual([forged, 429]);
    }
    stranger.cookies.set('brasa_staff', `${id}.${seal}`);
    expect((await attempt(stranger, OWNER, PASSWORD)).status).toBe(200);
  });
});

describe('orders from one address', () => {
  test('are 120 in ten minutes; staff and other addresses are not held up', async () => {
    const { visitor, signedIn, time } = await openShop();
    const shared = visitor('203.0.113.7');
    const ordered = () => shared.post('/api/orders', orderBody({ customerPhone: newPhone() }));
    const many = await Promise.all(Array.from({ length: 125 }, ordered));
    const count = (status: number) => many.filter((reply) => reply.status === status).length;
    expect([count(201), count(429)]).toEqual([120, 5]);
    expect(Number(many.find(({ status }) => status === 429)?.headers['retry-after'])).toBe(600);
    expect((await visitor('203.0.113.8').post('/api/orders', orderBody())).status).toBe(201);
    const staff = await signedIn('haykakan');
    for (const [name, value] of staff.cookies) shared.cookies.set(name, value);
    expect((await ordered()).status).toBe(201);
    shared.cookies.clear();
    time.now += 10 * MINUTE;
    expect((await ordered()).status).toBe(201);
  });

  test('are 300 in 24 hours, however they are spread', async () => {
    const { visitor, signedIn, shop, time } = await openShop();
    const shared = visitor('203.0.113.7');
    const order = orderBody({ pickupTime: '2026-11-21T13:00:00.000Z' });
    const ordered = () => shared.post('/api/orders', order);
    const placedBefore = async (count: number) => {
      const hit = { bucket: 'daily order@203.0.113.7', at: time.now };
      const rows = Array.from({ length: count }, () => hit);
      await shop.db.transact(({ sql }) => sql.insertInto('throttleHits').values(rows).execute());
    };
    await placedBefore(100);
    time.now += HOUR;
    await sweep(shop.db, time.now);
    await placedBefore(100);
    time.now += HOUR;
    await sweep(shop.db, time.now);
    await placedBefore(99);
    expect((await ordered()).status).toBe(201);
    const refused = await ordered();
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'Demasiados intentos. Espera 22 horas y vuelve a probar' },
    });
    expect(Number(refused.headers['retry-after'])).toBe(22 * 60 * 60);
    expect((await visitor('203.0.113.8').post('/api/orders', order)).status).toBe(201);
    const staff = await signedIn('haykakan');
    for (const [name, value] of staff.cookies) shared.cookies.set(name, value);
    expect((await ordered()).status).toBe(201);
    shared.cookies.clear();
    time.now += 22 * HOUR;
    expect((await ordered()).status).toBe(201);
  });

  test('beyond both limits wait for the longer one', async () => {
    const { visitor, shop, time } = await openShop();
    const hit = { bucket: 'daily order@203.0.113.7', at: time.now };
    const rows = Array.from({ length: 300 }, () => hit);
    await shop.db.transact(({ sql }) => sql.insertInto('throttleHits').values(rows).execute());
    const refused = await visitor('203.0.113.7').post('/api/orders', orderBody());
    expect(Number(refused.headers['retry-after'])).toBe(24 * 60 * 60);
  });

  test('that are refused, and repeats of one, do not count', async () => {
    const { visitor, shop, time } = await openShop();
    const rows = Array.from({ length: 119 }, () => ({
      bucket: 'daily order@203.0.113.7',
      at: time.now,
    }));
    await shop.db.transact(({ sql }) => sql.insertInto('throttleHits').values(rows).execute());
    const shared = visitor('203.0.113.7');
    const key = { 'idempotency-key': 'una-sola-vez' };
    expect((await shared.post('/api/orders', orderBody({ quantity: 'x' }))).status).toBe(400);
    expect(
      (await shared.post('/api/orders', orderBody({ pickupTime: '2026-11-20T22:00' }))).status,
    ).toBe(422);
    const own = () => shared.post('/api/orders', orderBody(), key);
    expect(await statuses(3, own)).toEqual([201, 201, 201]);
    expect((await shared.post('/api/orders', orderBody())).status).toBe(429);
  });
});

test('RATE_LIMITS=off holds nobody up', async () => {
  const { visitor } = await openShop({ RATE_LIMITS: 'off' });
  const guesser = visitor();
  expect(await statuses(12, () => attempt(guesser, OWNER))).toEqual(Array(12).fill(401));
  const many = await Promise.all(
    Array.from({ length: 125 }, () =>
      guesser.post('/api/orders', orderBody({ customerPhone: newPhone() })),
    ),
  );
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([201]));
});
