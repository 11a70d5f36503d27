// Points under many hands at once: the balance's row decides, and one of them wins.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { insertPhoneOnlyUser } from '../../src/accounts/users/phone-users.store.ts';
import type { Database } from '../../src/db/database.ts';
import { earnPoints } from '../../src/loyalty/points/earn-points.ts';
import { settleExpiry } from '../../src/loyalty/points/settle-expiry.ts';
import { onceReady } from '../once-ready.ts';
import { engine, openShop, type Caller } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';
import { at, earn, newCustomer } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';
import { openTwoServers, type Answer, type Post, type TwoServers } from './two-servers.ts';

const NOW = at('2027-11-21T12:10');
const YEAR_AGO = at('2026-11-20T12:10');
const LATELY = at('2027-06-01T12:10');
const ACCUMULATE = '/api/auth/points/accumulate';
const CONSUME = '/api/points/consume-bonus';
const ASSIGN = '/api/points/assign-by-phone';

describe('at the same time', () => {
  test('200 redemptions of 100 points are one', async () => {
    const under = await openShop();
    const devices = await twoDevices(under);
    const { id: userId } = await newCustomer(under);
    await earn(under, userId, 100);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        onceReady(() => (devices[index % 2] as Caller).post(CONSUME, { userId })),
      ),
    );
    expect(countStatuses(replies)).toEqual({ 200: 1, 422: 199 });
    await expectLedgerToAgree(under.shop);
  });

  test('many redemptions of many points are three', async () => {
    const under = await openShop();
    const devices = await twoDevices(under);
    const { id: userId } = await newCustomer(under);
    await earn(under, userId, 2000);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (devices[index % 2] as Caller).post(CONSUME, { userId }),
      ),
    );
    expect(countStatuses(replies)).toEqual({ 200: 3, 422: 27 });
    await expectLedgerToAgree(under.shop);
  });

  test('two devices that assign to a new phone make one user, with all the points', async () => {
    const under = await openShop();
    const devices = await twoDevices(under);
    for (let round = 0; round < 5; round += 1) {
      const phone = `61122233${round}`;
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          (devices[index % 2] as Caller).post(ASSIGN, { phone, points: 10 }),
        ),
      );
      expect(countStatuses(replies)).toEqual({ 200: 8 });
      expect((await devices[0].post('/api/points/search-phone', { phone })).body).toMatchObject({
        points: { total: 80, available: 80 },
      });
    }
    await expectLedgerToAgree(under.shop);
  });

  test('50 assignments with one key are one', async () => {
    const under = await openShop();
    const devices = await twoDevices(under);
    const key = { 'idempotency-key': 'una-sola-vez' };
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (devices[index % 2] as Caller).post(ASSIGN, { phone: '611222333', points: 10 }, key),
      ),
    );
    expect(countStatuses(replies)).toEqual({ 200: 50 });
    const reply = await devices[0].post('/api/points/search-phone', { phone: '611222333' });
    expect(reply.body).toMatchObject({ points: { total: 10 } });
    await expectLedgerToAgree(under.shop);
  });

  test('expiry and redemption do not take the same points twice', async () => {
    const under = await openShop();
    for (let round = 0; round < 5; round += 1) {
      under.time.now = at('2026-11-20T12:10');
      const { id: userId } = await newCustomer(under);
      await earn(under, userId, 100);
      under.time.now = at('2027-06-01T12:10');
      await earn(under, userId, 100);
      under.time.now = at('2027-11-21T00:00');
      const devices = await twoDevices(under);
      const replies = await Promise.all([
        settleExpiry(under.shop),
        devices[0].post(CONSUME, { userId }),
        devices[1].post(CONSUME, { userId }),
        settleExpiry(under.shop),
      ]);
      expect(countStatuses([replies[1], replies[2]])).toEqual({ 200: 1, 422: 1 });
      const entries = await under.shop.db.read
        .selectFrom('pointTransactions')
        .select(['type', 'points'])
        .where('userId', '=', userId)
        .orderBy('id')
        .execute();
      expect(entries.map((entry) => [entry.type, entry.points])).toEqual([
        ['earned', 100],
        ['earned', 100],
        ['expired', -100],
        ['redeemed', -100],
      ]);
    }
    await expectLedgerToAgree(under.shop);
  });
});

/** Asks both desks in turn, all at once. */
const askBoth = (
  [here, there]: readonly [Post, Post],
  count: number,
  ask: (desk: Post) => Promise<Answer>,
): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      onceReady(() => ask(index % 2 === 0 ? here : there)),
    ),
  );

let lastPhone = 622_000_000;

/** Somebody with a lot of 100 points from each of these times. */
async function customerWithLots(database: Database, ...earnedAt: number[]) {
  lastPhone += 1;
  const phone = String(lastPhone);
  const id = await database.transact(async (transaction) => {
    const user = await insertPhoneOnlyUser(transaction, phone, YEAR_AGO);
    const userId = user?.id ?? 0;
    const entry = { userId, points: points(100), orderId: null, description: null, by: userId };
    for (const now of earnedAt) {
      await earnPoints(transaction, { ...entry, type: 'earned', earnedAt: now, now });
    }
    return userId;
  });
  return { id, phone };
}

async function listEntries({ read }: Database, phone: string): Promise<[string, number][]> {
  const rows = await read
    .selectFrom('pointTransactions')
    .innerJoin('users', 'users.id', 'pointTransactions.userId')
    .select(['type', 'points'])
    .where('phone', '=', phone)
    .orderBy('pointTransactions.id')
    .execute();
  return rows.map(({ type, points }) => [type, points]);
}

if (engine === 'postgres') {
  describe('between two servers in processes of their own', () => {
    // Starting a server takes longer than any race here, and each race has customers of its own.
    let opened: TwoServers;
    beforeAll(async () => {
      opened = await openTwoServers(NOW);
    }, 60_000);
    afterAll(() => opened.close());

    test('200 redemptions of 100 points are one', async () => {
      const { database, shop, desks } = opened;
      const { id: userId, phone } = await customerWithLots(database, LATELY);
      const answers = await askBoth(desks, 200, (post) => post(CONSUME, { userId }));
      expect(countStatuses(answers)).toEqual({ 200: 1, 422: 199 });
      expect(await listEntries(database, phone)).toEqual([
        ['earned', 100],
        ['redeemed', -100],
      ]);
      await expectLedgerToAgree(shop);
    });

    test.each([
      ['with one key', '622111222', { 'idempotency-key': 'una-sola-vez' }],
      ['of one visit without a key', '622111333', {}],
    ])('50 accumulations %s are one', async (_how, phone, headers: Record<string, string>) => {
      const { database, shop, desks } = opened;
      const visit = { phone, paymentAmount: 24.9, cashPayment: true, walkInId: `V-${phone}` };
      const answers = await askBoth(desks, 50, (post) => post(ACCUMULATE, visit, headers));
      expect(countStatuses(answers)).toEqual({ 200: 50 });
      expect(await listEntries(database, phone)).toEqual([['earned', 24]]);
      await expectLedgerToAgree(shop);
    });

    test('a new phone is one user, with the points of all', async () => {
      const { database, shop, desks } = opened;
      for (const phone of ['611222331', '611222332', '611222333']) {
        const answers = await askBoth(desks, 8, (post) => post(ASSIGN, { phone, points: 10 }));
        expect(countStatuses(answers)).toEqual({ 200: 8 });
        const users = await database.read
          .selectFrom('users')
          .select('id')
          .where('phone', '=', phone)
          .execute();
        expect(users).toHaveLength(1);
        expect(await listEntries(database, phone)).toHaveLength(8);
      }
      await expectLedgerToAgree(shop);
    });

    test('points expire or are spent, never both', async () => {
      const { database, shop, desks } = opened;
      for (let round = 0; round < 10; round += 1) {
        const { id: userId, phone } = await customerWithLots(database, YEAR_AGO, LATELY);
        const [answers] = await Promise.all([
          askBoth(desks, 4, (post) => post(CONSUME, { userId })),
          settleExpiry(shop),
          settleExpiry(shop),
        ]);
        expect(countStatuses(answers)).toEqual({ 200: 1, 422: 3 });
        expect(await listEntries(database, phone)).toEqual([
          ['earned', 100],
          ['earned', 100],
          ['expired', -100],
          ['redeemed', -100],
        ]);
      }
      await expectLedgerToAgree(shop);
    });
  });
}
