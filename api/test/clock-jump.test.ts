// A clock that jumped ahead and was put right leaves nothing behind
// (docs/rules/running.md#a-clock-that-is-ahead).
import { expect, test } from 'vitest';
import { ClockGuard, guardExpiry } from '../src/clock-guard.ts';
import { sweep } from '../src/db/housekeeping.ts';
import type { Shop } from '../src/shop.ts';
import { lastWrite } from '../src/orders/index.ts';
import { annulMovement } from '../src/orders/pay/annul-movement.ts';
import { redeemBonus } from '../src/orders/pay/redeem-bonus.ts';
import { reversePoints } from '../src/loyalty/index.ts';
import { OWNER, openShop, orderBody, PASSWORD, type ShopUnderTest } from './shop-under-test.ts';
import { openLinkOf } from './accounts/password-link.ts';
import { MessageSender } from '../src/messages/message-sender.ts';
import { OneServer } from '../src/messages/one-server.ts';
import { openMailingShop } from './messages/mailing-shop.ts';
import { until } from './until.ts';
import { earn, listPoints, newCustomer, newOrder } from './loyalty/customers.ts';
import { expectLedgerToAgree } from './loyalty/expect-ledger-to-agree.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Does the job while the clock is so far ahead. */
async function ahead<Result>({ time }: ShopUnderTest, by: number, job: () => Promise<Result>) {
  time.now += by;
  const result = await job();
  time.now -= by;
  return result;
}

/** The shop as a start has it whose clock was believed last at that moment. */
function guardedShop({ shop, time }: ShopUnderTest, notedAt: number): Shop {
  const known = { at: notedAt, probation: 0, notedAt };
  const guard = new ClockGuard(
    () => time.now,
    known,
    () => 0,
  );
  return { ...shop, db: guardExpiry(shop.db, guard) };
}

test('no limit: what was counted in the future counts for nothing, and is swept', async () => {
  const under = await openShop();
  const visitor = under.visitor();
  const guess = () => visitor.post('/api/auth/login', { username: OWNER, password: 'equivocada' });
  await ahead(under, 400 * DAY, async () => {
    for (let turn = 0; turn < 10; turn += 1) await guess();
    expect((await guess()).status).toBe(429);
  });
  const right = { username: OWNER, password: PASSWORD };
  expect((await guess()).status).toBe(401);
  await sweep(under.shop.db, under.time.now);
  const hits = await under.shop.db.read.selectFrom('throttleHits').select('at').execute();
  expect(new Set(hits.map(({ at }) => at))).toEqual(new Set([under.time.now]));
  expect((await visitor.post('/api/auth/login', right)).status).toBe(200);
});

test('a limit all the same for what a process with a slightly faster clock has counted', async () => {
  const under = await openShop();
  const guess = () => under.visitor().post('/api/auth/login', { username: OWNER, password: 'x' });
  await ahead(under, 30_000, async () => {
    for (let turn = 0; turn < 10; turn += 1) await guess();
  });
  expect((await guess()).status).toBe(429);
});

test('the day’s three discounts, and entries of the present', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await newCustomer(under);
  for (let count = 0; count < 7; count += 1) await earn(under, id, 300);
  const consume = async () =>
    (await staff.post('/api/points/consume-bonus', { userId: id })).status;
  await ahead(under, 10 * DAY, async () => {
    for (let count = 0; count < 3; count += 1) expect(await consume()).toBe(200);
  });
  const statuses = [await consume(), await consume(), await consume(), await consume()];
  expect(statuses).toEqual([200, 200, 200, 422]);
  const entries = await under.shop.db.read
    .selectFrom('pointTransactions')
    .select('createdAt')
    .where('type', '=', 'redeemed')
    .orderBy('id')
    .execute();
  const times = entries.map(({ createdAt }) => (createdAt - under.time.now) / DAY);
  expect(times).toEqual([10, 10, 10, 0, 0, 0]);
  await expectLedgerToAgree(under.shop);
});

test('no points expired: a change of a customer’s points settles nothing by such a clock', async () => {
  const under = await openShop();
  const { id } = await newCustomer(under);
  await earn(under, id, 40);
  const guarded = { ...under, shop: guardedShop(under, under.time.now) };
  await ahead(under, 400 * DAY, () => earn(guarded, id, 10));
  await earn(guarded, id, 5);
  const points = () => listPoints(under);
  expect(await points()).toEqual([40, 10, 5]);
  await expectLedgerToAgree(under.shop);
  under.time.now += 366 * DAY;
  await earn({ ...guarded, shop: under.shop }, id, 1);
  expect(await points()).toEqual([40, 10, 5, -40, -5, 1]);
  await expectLedgerToAgree(under.shop);
});

test('no discount but the one that is shown: what has expired by such a clock is not spent', async () => {
  const under = await openShop();
  const { id, phone } = await newCustomer(under);
  await earn(under, id, 100);
  under.time.now += 300 * DAY;
  await earn(under, id, 100);
  const notedAt = under.time.now;
  under.time.now += 68 * DAY;
  const shop = guardedShop(under, notedAt);
  const staff = await under.signedIn('haykakan');
  const shown = await staff.post('/api/points/search-phone', { phone });
  expect(shown.body).toMatchObject({ availableDiscount: { discount: 5, points: 100 } });
  const request = { userId: id, orderId: null, qrCode: null, phoneDigits: null };
  const spent = await redeemBonus(shop, { request, by: staff.id, identity: null });
  expect(spent).toEqual({ discountApplied: 5 });
  await expectLedgerToAgree(under.shop);
  // Once the clock is believed.
  await earn(under, id, 1);
  expect(await listPoints(under)).toEqual([100, 100, -100, -100, 1]);
  await expectLedgerToAgree(under.shop);
});

test('nothing else than by a clock that is believed: what is undone takes nothing that has expired', async () => {
  const told = [];
  for (const isBelieved of [true, false]) {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const { id, phone } = await newCustomer(under);
    const orderId = await newOrder(under);
    await earn(under, id, 60);
    under.time.now += 358 * DAY;
    await earn(under, id, 100, orderId);
    const notedAt = under.time.now;
    under.time.now += 12 * DAY;
    const shop = isBelieved ? under.shop : guardedShop(under, notedAt);
    const request = { userId: id, orderId: null, qrCode: null, phoneDigits: null };
    const spent = await redeemBonus(shop, { request, by: staff.id, identity: null });
    const undoing = { orderId, description: 'x', by: staff.id, now: under.time.now };
    const undone = await shop.db.transact((transaction) =>
      reversePoints(transaction, { ...undoing, orderVersion: 1 }),
    );
    const shown = await staff.post('/api/points/search-phone', { phone });
    await expectLedgerToAgree(under.shop);
    // Once the clock is believed.
    under.time.now += 3 * DAY;
    await earn(under, id, 1);
    await expectLedgerToAgree(under.shop);
    const later = await staff.post('/api/points/search-phone', { phone });
    told.push({ spent, undone, points: [shown, later].map(({ body }) => (body as Found).points) });
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[0]?.undone).toMatchObject({ earned: 100, missing: 100 });
});

type Found = { points: object };

test('no error of ours: a wrong entry of what has expired is annulled', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await newCustomer(under);
  await earn(under, id, 100);
  under.time.now += 300 * DAY;
  await earn(under, id, 100);
  const notedAt = under.time.now;
  under.time.now += 368 * DAY;
  const shop = guardedShop(under, notedAt);
  const who = { id: staff.id, role: 'haykakan', name: 'Ana', username: 'ana' } as const;
  const actor = { ...who, address: '127.0.0.1', device: 'Chrome', staffBrowser: null };
  const [first] = await under.shop.db.read.selectFrom('pointTransactions').select('id').execute();
  await annulMovement(shop, first?.id ?? 0, { actor, identity: null });
  await expectLedgerToAgree(under.shop);
  await earn(under, id, 1);
  await expectLedgerToAgree(under.shop);
});

test('no session that lives longer than any other, once it is used', async () => {
  const under = await openShop();
  const customer = await ahead(under, 400 * DAY, () => under.signedIn('abaranci'));
  expect((await customer.get('/api/points/my-points')).status).toBe(200);
  const { expiresAt } = await under.shop.db.read
    .selectFrom('sessions')
    .select('expiresAt')
    .where('userId', '=', customer.id)
    .executeTakeFirstOrThrow();
  expect(expiresAt).toBe(under.time.now + 30 * DAY);
});

test('the last write is the newest one, not the latest that a clock has named', async () => {
  const under = await openShop();
  await ahead(under, 400 * DAY, () => under.visitor().post('/api/orders', orderBody()));
  under.time.now += 60_000;
  await under.visitor().post('/api/orders', orderBody());
  expect(await lastWrite(under.shop.db.read)).toBe(under.time.now);
});

test('no mail that waits for longer than any pause', async () => {
  const { server, order, step, time } = await openMailingShop();
  server.behave({ recipient: '451 4.7.1 Greylisted' });
  time.now += 3 * DAY;
  await order({ pickupTime: '2026-11-27T14:00' });
  expect((await step()).fault).toBe('not_yet');
  time.now -= 3 * DAY;
  server.behave({});
  expect((await step()).fault).toBeNull();
  expect(server.received).toHaveLength(1);
});

test('no pause of all mail for longer than any', async () => {
  const { shop, server, order, time } = await openMailingShop();
  await order();
  const fault = { outcome: 'in vain', fault: 'away' } as const;
  const attempts: number[] = [];
  const attempt = () => {
    attempts.push(time.now);
    return Promise.resolve(attempts.length === 1 ? fault : { outcome: 'dropped' as const });
  };
  const channel = { name: 'mail', server: new OneServer(), attempt } as const;
  const sender = new MessageSender(shop, channel, {
    failed: () => {},
    broken: (error) => expect(error).toBeNull(),
  });
  time.now += 10 * DAY;
  sender.start();
  await until(() => expect(attempts).toHaveLength(1));
  time.now -= 10 * DAY;
  await order();
  await until(() => expect(attempts).toHaveLength(2));
  await sender.stop();
  expect(server.received).toEqual([]);
});

test('no day in what is kept in memory but the present one', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const today = async () =>
    ((await under.visitor().get('/api/site')).body as { today: string }).today;
  const closed = {
    date: '2026-11-24',
    isOpen: false,
    note: 'Cerrado por fiesta',
    autoUpdate: true,
  };
  expect((await staff.post('/api/business-hours/special-days', closed)).status).toBe(201);
  expect(await ahead(under, 10 * DAY, today)).toBe('2026-11-30');
  expect(await today()).toBe('2026-11-20');
  expect((await under.visitor().get('/api/business-hours/special-days')).body).toMatchObject([
    { date: '2026-11-24' },
  ]);
});

test('no proof of a password, and no link, that is good for longer than any', async () => {
  const under = await openShop();
  const { staff, token } = await ahead(under, 3 * DAY, async () => {
    const link = await openLinkOf(under);
    const proof = { currentPassword: PASSWORD };
    expect((await link.staff.post('/api/auth/me/password-proof', proof)).status).toBe(200);
    return link;
  });
  const colleague = {
    ...{ username: 'nueva', role: 'haykakan' },
    ...{ password: 'lumbre-de-olivo', confirmPassword: 'lumbre-de-olivo' },
  };
  expect(await staff.post('/api/auth/users', colleague)).toMatchObject({
    body: { code: 'PASSWORD_AGAIN' },
  });
  const visitor = under.visitor();
  expect((await visitor.get(`/api/password-links/${token}`)).status).toBe(404);
  const password = { password: 'lumbre-de-olivo' };
  expect((await visitor.post(`/api/password-links/${token}/password`, password)).status).toBe(404);
});

test('no pause of web orders on another day', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  await ahead(under, 3 * DAY, async () => {
    const until = new Date(under.time.now + 3_600_000).toISOString();
    expect((await staff.post('/api/ordering/pause', { until })).status).toBe(200);
  });
  expect((await under.visitor().get('/api/ordering')).body).toEqual({ pausedUntil: null });
  expect((await under.visitor().post('/api/orders', orderBody())).status).toBe(201);
});
