import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cents } from '@brasa/core/kernel/cents.ts';
import { up as orderDiscount } from '../../src/db/migrations/0008-order-discount.ts';
import { countRows } from '../count-rows.ts';
import { engine, openMigrated } from '../shop-under-test.ts';
import { RIGHT } from './right-rows.ts';

test('starting again migrates nothing and loses nothing', async () => {
  const opened = await openMigrated();
  const rows = () => opened.database.read.selectFrom('settings').selectAll().execute();
  const done = () => sql`select name from kysely_migration`.execute(opened.database.read);
  await opened.database.transact(({ sql: writer }) =>
    writer
      .insertInto('settings')
      .values({ key: 'a', value: 'b', createdAt: 0, updatedAt: 0 })
      .execute(),
  );
  const [before, doneBefore] = [await rows(), (await done()).rows];
  for (let start = 0; start < 2; start += 1) await opened.reopen();
  expect([await rows(), (await done()).rows]).toEqual([before, doneBefore]);
  expect(before).toHaveLength(1);
});

test('a migrated database has every table, empty', async () => {
  const { database } = await openMigrated();
  const counts = await countRows(database);
  expect(Object.keys(counts).length).toBeGreaterThan(10);
  expect(new Set(Object.values(counts))).toEqual(new Set([0]));
});

test('an order with a discount from before it was kept gets it from its total', async () => {
  const { database } = await openMigrated();
  const order = { ...RIGHT.orders, totalAmount: cents(3000), pointsRedeemed: 100 };
  await database.transact(async ({ sql: writer }) => {
    await sql`alter table orders drop column discount_amount`.execute(writer);
    for (const change of [
      { finalAmount: cents(2500) },
      { finalAmount: null },
      { finalAmount: cents(3000) },
      { finalAmount: cents(2900), pointsRedeemed: 0 },
    ]) {
      await writer
        .insertInto('orders')
        .values({ ...order, ...change })
        .execute();
    }
    await orderDiscount(writer);
  });
  const rows = await database.read
    .selectFrom('orders')
    .select('discountAmount')
    .orderBy('id')
    .execute();
  expect(rows.map((row) => row.discountAmount)).toEqual([500, 0, 0, 0]);
});

if (engine === 'postgres') {
  test('processes that start together migrate once', async () => {
    const { database, open } = await openMigrated();
    await sql`drop schema public cascade`.execute(database.read);
    await sql`create schema public`.execute(database.read);
    const opened = await Promise.all([open(), open(), open()]);
    expect(new Set(Object.values(await countRows(database)))).toEqual(new Set([0]));
    for (const one of opened) await one.close();
  });
}
