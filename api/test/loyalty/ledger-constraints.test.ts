// What the ledger's rules forbid, the database refuses too.
import { expect, test } from 'vitest';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { Transaction } from '../../src/db/database.ts';
import { openShop } from '../shop-under-test.ts';
import { earn, newCustomer } from './customers.ts';

async function openWithLot() {
  const under = await openShop();
  const { id } = await newCustomer(under);
  await earn(under, id, 50);
  const lot = await under.shop.db.read
    .selectFrom('pointLots')
    .select(['id', 'transactionId'])
    .executeTakeFirstOrThrow();
  const refused = (change: (transaction: Transaction) => Promise<unknown>) =>
    expect(under.shop.db.transact(change)).rejects.toThrow(/constraint|violates/i);
  return { under, lot, refused };
}

test('a draw takes something, out of a lot that exists, for a transaction that exists', async () => {
  const { under, lot, refused } = await openWithLot();
  const right = { transactionId: lot.transactionId, lotId: lot.id, points: points(5) };
  const insert = (wrong: object) => (transaction: Transaction) =>
    transaction.sql
      .insertInto('pointDraws')
      .values({ ...right, ...wrong })
      .execute();
  for (const wrong of [{ points: 0 }, { lotId: 999 }, { transactionId: 999 }]) {
    await refused(insert(wrong));
  }
  await under.shop.db.transact(insert({}));
});

test('a transaction is undone once, and lacks no less than nothing', async () => {
  const { under, lot, refused } = await openWithLot();
  const right = { transactionId: lot.transactionId, shortfall: points(0), createdAt: 0 };
  const insert = (wrong: object) => (transaction: Transaction) =>
    transaction.sql
      .insertInto('pointReversals')
      .values({ ...right, ...wrong })
      .execute();
  for (const wrong of [{ shortfall: -1 }, { transactionId: 999 }, { reversedBy: 999 }]) {
    await refused(insert(wrong));
  }
  await under.shop.db.transact(insert({}));
  await refused(insert({}));
});

test('a lot gives no more than it holds and takes back no more than was earned', async () => {
  const { lot, refused } = await openWithLot();
  for (const remaining of [-1, 51]) {
    await refused((transaction) =>
      transaction.sql
        .updateTable('pointLots')
        .set({ remainingPoints: points(remaining) })
        .where('id', '=', lot.id)
        .execute(),
    );
  }
});

test('every shop has a key of its own from the first start on', async () => {
  const { under } = await openWithLot();
  const { value } = await under.shop.db.read
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'wallet_key')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(value, 'base64url')).toHaveLength(32);
});
