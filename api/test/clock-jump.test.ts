// A clock that jumped ahead and was put right leaves nothing behind
// (docs/rules/running.md#a-clock-that-is-ahead).
import { expect, test } from 'vitest';
import { ClockGuard, guardExpiry } from '../src/clock-guard.ts';
import { sweep } from '../src/db/housekeeping.ts';
import { lastWrite } from '../src/orders/index.ts';
import { OWNER, openShop, orderBody, PASSWORD, type ShopUnderTest } from './shop-under-test.ts';
import { earn, newCustomer } from './loyalty/customers.ts';
import { expectLedgerToAgree } from './loyalty/expect-ledger-to-agree.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Does the job while the clock is so far ahead. */
async function ahead<Result>({ time }: ShopUnderTest, by: number, job: () => Promise<Result>) {
  time.now += by;
  const result = await job();
  time.now -= by;
  return result;
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
  const guard = new ClockGuard(
    () => under.time.now,
    { at: under.time.now, probation: 0, notedAt: under.time.now },
    () => 0,
  );
  const guarded = { ...under, shop: { ...under.shop, db: guardExpiry(under.shop.db, guard) } };
  await ahead(under, 400 * DAY, () => earn(guarded, id, 10));
  await earn(guarded, id, 5);
  const points = async () =>
    (
      await under.shop.db.read
        .selectFrom('pointTransactions')
        .select('points')
        .orderBy('id')
        .execute()
    ).map((entry) => entry.points);
  expect(await points()).toEqual([40, 10, 5]);
  await expectLedgerToAgree(under.shop);
  under.time.now += 366 * DAY;
  await earn({ ...guarded, shop: under.shop }, id, 1);
  expect(await points()).toEqual([40, 10, 5, -40, -5, 1]);
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
