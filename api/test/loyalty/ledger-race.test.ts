// Points under many hands at once: the balance's row decides, and one of them wins.
import { describe, expect, test } from 'vitest';
import { settleExpiry } from '../../src/loyalty/settle-expiry.ts';
import { openShop, type Caller } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';
import { at, earn, newCustomer } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';

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
        (devices[index % 2] as Caller).post(CONSUME, { userId }),
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
        .selectFrom('point_transactions')
        .select(['type', 'points'])
        .where('user_id', '=', userId)
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
