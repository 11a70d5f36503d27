// Cancelling an order undoes what it did to points, exactly and once.
// See docs/rules/loyalty.md#undoing-what-an-order-did.
import { describe, expect, test } from 'vitest';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { reversePoints } from '../../src/loyalty/points/reverse-points.ts';
import { spendPoints } from '../../src/loyalty/points/spend-points.ts';
import { readPoints } from '../../src/loyalty/points/read-points.ts';
import { countRows } from '../count-rows.ts';
import { openShop } from '../shop-under-test.ts';
import { at, earn, newCustomer, newOrder } from './customers.ts';
import { expectLedgerToAgree } from './expect-ledger-to-agree.ts';

async function openLoyal() {
  const under = await openShop();
  const { shop, time } = under;
  const { id: userId } = await newCustomer(under);
  return {
    under,
    order: () => newOrder(under),
    earn: (points: number, orderId: number | null = null) => earn(under, userId, points, orderId),
    spend: (orderId: number | null, most: number | null = null) =>
      shop.db.transact((transaction) =>
        spendPoints(transaction, {
          userId,
          orderId,
          most: most === null ? null : cents(most),
          by: 1,
          now: time.now,
        }),
      ),
    reverse: (orderId: number) =>
      shop.db.transact((transaction) =>
        reversePoints(transaction, {
          orderId,
          description: 'Pedido cancelado',
          orderVersion: null,
          by: 1,
          now: time.now,
        }),
      ),
    points: async () => {
      const { totalPoints, availablePoints } = await readPoints(shop.db.read, userId, time.now);
      return { total: totalPoints, available: availablePoints };
    },
    shortfalls: async () => {
      const rows = await shop.db.read.selectFrom('pointReversals').select('shortfall').execute();
      return rows.map(({ shortfall }) => shortfall);
    },
  };
}

describe('undoing an order', () => {
  test('takes back what it earned, and no more however often', async () => {
    const { under, order, earn: earns, reverse, points } = await openLoyal();
    await earns(50);
    const id = await order();
    await earns(70, id);
    await reverse(id);
    expect(await points()).toEqual({ total: 50, available: 50 });
    const before = await countRows(under.shop.db);
    await reverse(id);
    expect(await countRows(under.shop.db)).toEqual(before);
    await expectLedgerToAgree(under.shop);
  });

  test('gives back what it spent, with the expiry that it had', async () => {
    const { under, order, earn: earns, spend, reverse, points } = await openLoyal();
    await earns(120);
    under.time.now = at('2027-06-01T12:00');
    const id = await order();
    await spend(id);
    await reverse(id);
    expect(await points()).toEqual({ total: 120, available: 120 });
    under.time.now = at('2027-11-21T00:00');
    expect(await points()).toEqual({ total: 120, available: 0 });
    await expectLedgerToAgree(under.shop);
  });

  test('gives nothing that lasts to a lot that has expired since', async () => {
    const { under, order, earn: earns, spend, reverse, points } = await openLoyal();
    await earns(120);
    const id = await order();
    await spend(id);
    under.time.now = at('2028-01-01T12:00');
    await reverse(id);
    expect(await points()).toEqual({ total: 120, available: 0 });
    const entries = await under.shop.db.read
      .selectFrom('pointTransactions')
      .select(['type', 'points'])
      .orderBy('id')
      .execute();
    expect(entries.map((entry) => [entry.type, entry.points])).toEqual([
      ['earned', 120],
      ['redeemed', -100],
      ['expired', -20],
      ['manual_adjustment', 100],
      ['expired', -100],
    ]);
    await expectLedgerToAgree(under.shop);
  });

  test('of which it earned and spent does both', async () => {
    const { under, order, earn: earns, spend, reverse, points } = await openLoyal();
    await earns(100);
    const id = await order();
    await spend(id);
    await earns(15, id);
    await reverse(id);
    expect(await points()).toEqual({ total: 100, available: 100 });
    await expectLedgerToAgree(under.shop);
  });

  test('takes what is there of points that were spent already, and records the shortfall', async () => {
    const { under, order, earn: earns, spend, reverse, points, shortfalls } = await openLoyal();
    const id = await order();
    await earns(130, id);
    await spend(null);
    await reverse(id);
    expect(await points()).toEqual({ total: 0, available: 0 });
    expect(await shortfalls()).toEqual([100]);
    await expectLedgerToAgree(under.shop);
  });

  test('takes spent points from others that are there', async () => {
    const { under, order, earn: earns, spend, reverse, points, shortfalls } = await openLoyal();
    const id = await order();
    await earns(100, id);
    await earns(140);
    await spend(null, null);
    expect(await points()).toEqual({ total: 240, available: 40 });
    await reverse(id);
    expect(await points()).toEqual({ total: 140, available: 0 });
    expect(await shortfalls()).toEqual([60]);
    await expectLedgerToAgree(under.shop);
  });

  test('does not charge points that expired unspent', async () => {
    const { under, order, earn: earns, reverse, points, shortfalls } = await openLoyal();
    const id = await order();
    await earns(80, id);
    under.time.now = at('2027-06-01T12:00');
    await earns(50);
    under.time.now = at('2027-12-01T12:00');
    await reverse(id);
    expect(await points()).toEqual({ total: 50, available: 50 });
    expect(await shortfalls()).toEqual([0]);
    await expectLedgerToAgree(under.shop);
  });

  test('whose redemption spent an earning undone before pays what is owed first', async () => {
    const { under, order, earn: earns, spend, reverse, points, shortfalls } = await openLoyal();
    const [earning, spending] = [await order(), await order()];
    await earns(100, earning);
    await earns(30);
    await spend(spending);
    await reverse(earning);
    expect(await points()).toEqual({ total: 30, available: 0 });
    expect(await shortfalls()).toEqual([70]);
    await reverse(spending);
    expect(await points()).toEqual({ total: 30, available: 30 });
    await expectLedgerToAgree(under.shop);
  });

  test('pays what is owed of other lots too: nobody keeps points of orders that are undone', async () => {
    const { under, order, earn: earns, spend, reverse, points } = await openLoyal();
    const [first, second, spending] = [await order(), await order(), await order()];
    await earns(200, first);
    await earns(220, second);
    await spend(spending);
    for (const id of [first, second, spending]) await reverse(id);
    expect(await points()).toEqual({ total: 0, available: 0 });
    await expectLedgerToAgree(under.shop);
  });

  test('that is reopened and earns again can be undone again', async () => {
    const { under, order, earn: earns, reverse, points } = await openLoyal();
    const id = await order();
    await earns(40, id);
    await reverse(id);
    await earns(45, id);
    expect(await points()).toEqual({ total: 45, available: 45 });
    await reverse(id);
    expect(await points()).toEqual({ total: 0, available: 0 });
    await expectLedgerToAgree(under.shop);
  });
});

test('a discount on an order is the highest that the order bears as a whole, for its points', async () => {
  const { order, earn: earns, spend, points } = await openLoyal();
  await earns(200);
  expect(await spend(await order(), 700)).toMatchObject({ points: 100, discount: 500 });
  expect(await points()).toEqual({ total: 200, available: 100 });
});
