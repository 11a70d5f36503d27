import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { up as orderDiscount } from '../../src/db/migrations/0008-order-discount.ts';
import { up as editVersions } from '../../src/db/migrations/0013-edit-versions.ts';
import { up as searchComparsa } from '../../src/db/migrations/0017-search-comparsa.ts';
import { up as orderLines } from '../../src/db/migrations/0018-order-lines.ts';
import { up as orderArchive } from '../../src/db/migrations/0027-order-archive.ts';
import { up as orderCodes } from '../../src/db/migrations/0034-order-codes.ts';
import { up as erasedOrders } from '../../src/db/migrations/0050-erased-orders.ts';
import { up as pendingNameWords } from '../../src/db/migrations/0042-pending-name-words.ts';
import type { Tables } from '../../src/db/tables/tables.ts';
import { viewCloses } from '../../src/books/books-view.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { ROWS as CATALOG_ROWS } from '../catalog/catalog.rows.ts';
import { countRows } from '../count-rows.ts';
import { listEntries } from '../payments/list-entries.ts';
import { databaseBefore } from './database-before.ts';
import { insertRow } from './insert-row.ts';
import { engine, openMigrated } from '../shop-under-test.ts';
import { ROWS } from '../orders/orders.rows.ts';

const USER = {
  ...({ role: 'abaranci', password: 'x', active: 1, phoneOnly: 0 } as const),
  ...{ createdAt: 0, updatedAt: 0 },
};
const VERSIONED = [
  ...['settings', 'business_hours', 'special_days'],
  ...['categories', 'products', 'users'],
];

test('migrations are numbered one after the other', async () => {
  const files = await readdir(join(import.meta.dirname, '../../src/db/migrations'));
  const numbers = files.toSorted().map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(files.map((_, index) => index + 1));
});

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
  const order = { ...ROWS.orders.right, totalAmount: cents(3000), pointsRedeemed: points(100) };
  await database.transact(async ({ sql: writer }) => {
    await sql`alter table orders drop column discount_amount`.execute(writer);
    for (const change of [
      { finalAmount: cents(2500) },
      { finalAmount: null },
      { finalAmount: cents(3000) },
      { finalAmount: cents(2900), pointsRedeemed: points(0) },
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

const NEW_COLUMNS = ['min_quantity', 'quantity_step', 'chickens', 'ahead_until', 'ahead_days'];

test('pending orders from before there were lines get them at present prices, finished ones none', async () => {
  const { database } = await openMigrated();
  const { products } = CATALOG_ROWS;
  const quantities = [5, 10, 25, 0, 20].map((quantity) => ({ quantity: tenths(quantity) }));
  const delivered = { status: 'delivered', confirmado: 1 } as const;
  await database.transact(async ({ sql: writer }) => {
    await sql`drop table order_lines`.execute(writer);
    for (const column of [...NEW_COLUMNS, 'sold_out_on']) {
      await sql`alter table products drop column ${sql.ref(column)}`.execute(writer);
    }
    for (const [name, price] of [
      ['Medio pollo a la leña', 720],
      ['Pollo entero a la leña', 1350],
      ['Paella valenciana', 950],
    ] as const) {
      const product = { ...products.right, categoryId: null, name, price: cents(price) };
      await writer.insertInto('products').values(product).execute();
    }
    for (const [index, change] of quantities.entries()) {
      const status = index === 4 ? delivered : {};
      const row = { ...ROWS.orders.right, ...change, ...status };
      await writer.insertInto('orders').values(row).execute();
    }
    await orderLines(writer, database.engine);
  });
  const lines = await database.read
    .selectFrom('orderLines')
    .select(['orderId', 'id', 'productId', 'quantity', 'unitPrice', 'chickens'])
    .orderBy('orderId')
    .orderBy('id')
    .execute();
  expect(lines.map((line) => Object.values(line))).toEqual([
    [1, 1, 1, 10, 720, 5],
    [2, 1, 2, 10, 1350, 10],
    [3, 1, 2, 20, 1350, 10],
    [3, 2, 1, 10, 720, 5],
  ]);
  const settings = await database.read.selectFrom('settings').select(['key', 'value']).execute();
  expect(settings).toEqual([
    { key: 'wholeChickenProduct', value: '2' },
    { key: 'halfChickenProduct', value: '1' },
  ]);
  const paella = await database.read
    .selectFrom('products')
    .select(['minQuantity', 'aheadDays', 'aheadUntil', 'quantityStep', 'chickens'])
    .where('id', '=', 3)
    .executeTakeFirstOrThrow();
  expect(Object.values(paella)).toEqual([20, 1, '20:00', 10, 0]);
});

test('answers kept for repeats from before rows had versions have one', async () => {
  const { database } = await openMigrated();
  const key = { caller: 'a', fingerprint: 'x', createdAt: 0, expiresAt: 1 };
  const setting = { key: 'a', value: '\\"updatedAt\\":', updatedAt: '2026-11-20T11:10:00.000Z' };
  const kept = [
    setting,
    { message: 'x', user: { id: 1, updatedAt: 'x' } },
    { version: 3, updatedAt: 'x' },
  ];
  await database.transact(async ({ sql: writer }) => {
    for (const table of VERSIONED) {
      await sql`alter table ${sql.table(table)} drop column version`.execute(writer);
    }
    for (const [index, answer] of kept.entries()) {
      await writer
        .insertInto('idempotencyKeys')
        .values({ ...key, key: `key-${index}`, response: JSON.stringify(answer) })
        .execute();
    }
    await editVersions(writer);
  });
  const rows = await database.read
    .selectFrom('idempotencyKeys')
    .select('response')
    .orderBy('key')
    .execute();
  expect(rows.map(({ response }) => JSON.parse(response ?? '') as unknown)).toEqual([
    { ...setting, version: 1 },
    { message: 'x', user: { id: 1, version: 1, updatedAt: 'x' } },
    kept[2],
  ]);
});

test('users from before their comparsa was searched are found by it', async () => {
  const { database } = await openMigrated();
  await database.transact(async ({ sql: writer }) => {
    for (const [username, comparsaName] of [
      ['ana', 'Moros Viejos'],
      ['eva', null],
    ]) {
      await writer
        .insertInto('users')
        .values({ ...USER, username, comparsaName, searchText: username ?? '' })
        .execute();
    }
    await searchComparsa(writer);
  });
  const rows = await database.read.selectFrom('users').select('searchText').orderBy('id').execute();
  expect(rows.map((row) => row.searchText)).toEqual(['ana moros viejos', 'eva']);
});

test('what was paid before there was a ledger is record 0, and none of it where nothing was', async () => {
  const { database, migrate } = await databaseBefore('0026');
  const order = {
    ...{ customer_name: 'x', quantity: 15, pickup_time: 0, pickup_day: '2026-11-20' },
    ...{ status: 'pending', deleted: 0, notificado: 0, payment_method: 'cash', total_amount: 2000 },
    ...{ created_at: 0, updated_at: 0 },
  };
  const changes = [
    { final_amount: 1500, payment_method: 'card' },
    { final_amount: 1000, payment_method: 'mixed', cash_amount: 1500, card_amount: 499 },
    { final_amount: 0, status: 'cancelled', deleted: 1 },
    { total_amount: 0 },
  ];
  await database.transact(async ({ sql: writer }) => {
    for (const change of changes) await insertRow(writer, 'orders', { ...order, ...change });
  });
  await migrate();
  const entries = await listEntries(database.read);
  expect(
    entries.map(({ subjectId, cash, card, transfer, day, closeNumber }) => [
      ...[subjectId, cash, card, transfer, day, closeNumber],
    ]),
  ).toEqual([
    [1, 0, 1500, 0, '2026-11-20', 0],
    [2, 500, 500, 0, '2026-11-20', 0],
  ]);
  const [close] = await viewCloses(
    database.read,
    await database.read.selectFrom('dayCloses').selectAll().execute(),
  );
  const payments = { cash: '5.00', card: '20.00', transfer: '0.00', total: '25.00' };
  expect(close).toMatchObject({ number: 0, payments });
  await expectPaymentsToAgree({ db: database });
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

test('orders from before the archive are found by their names', async () => {
  const { database } = await openMigrated();
  const names = ['Ana Ruiz', 'Ana', '%'];
  await database.transact(async ({ sql: writer }) => {
    for (const table of ['order_name_words', 'name_words']) {
      await sql`drop table ${sql.table(table)}`.execute(writer);
    }
    for (const index of ['orders_unpaid', 'orders_paid', 'orders_by_email']) {
      await sql`drop index ${sql.ref(index)}`.execute(writer);
    }
    for (const [index, customerName] of names.entries()) {
      const row = { ...ROWS.orders.right, customerName, pickupTime: index };
      await writer.insertInto('orders').values(row).execute();
    }
    await orderArchive(writer, database.engine);
  });
  const words = await database.read.selectFrom('nameWords').selectAll().orderBy('word').execute();
  expect(words.map((row) => Object.values(row))).toEqual([
    ['ana', 'ana'],
    ['ruiz', 'ziur'],
  ]);
  const ofOrders = await database.read
    .selectFrom('orderNameWords')
    .select(['word', 'pickupTime', 'orderId'])
    .orderBy('word')
    .orderBy('orderId')
    .execute();
  expect(ofOrders.map((row) => Object.values(row))).toEqual([
    ['ana', 0, 1],
    ['ana', 1, 2],
    ['ruiz', 0, 1],
  ]);
});

test('words of pending orders from before move to their own place', async () => {
  const { database } = await openMigrated();
  await database.transact(async ({ sql: writer, engine: its }) => {
    await sql`drop table pending_name_words`.execute(writer);
    for (const state of [{}, { status: 'delivered', confirmado: 1 }] as const) {
      const order = { ...ROWS.orders.right, ...state };
      const { id } = await writer
        .insertInto('orders')
        .values(order)
        .returning('id')
        .executeTakeFirstOrThrow();
      const words = ['ana', 'ruiz'].map((word) => ({ word, pickupTime: 5, orderId: id }));
      await writer.insertInto('orderNameWords').values(words).execute();
    }
    await pendingNameWords(writer, its);
  });
  const read = database.read;
  expect(await read.selectFrom('pendingNameWords').selectAll().execute()).toEqual([
    { orderId: 1, word: 'ana' },
    { orderId: 1, word: 'ruiz' },
  ]);
  expect(await read.selectFrom('orderNameWords').selectAll().execute()).toEqual([
    { word: 'ana', pickupTime: 5, orderId: 2 },
    { word: 'ruiz', pickupTime: 5, orderId: 2 },
  ]);
});

test('orders from before have a code where they are pending or were picked up in the last 30 days', async () => {
  const { database } = await openMigrated();
  const DAY = 24 * 60 * 60 * 1000;
  const delivered = { status: 'delivered', confirmado: 1 } as const;
  const orders = [
    { pickupTime: 0 },
    { pickupTime: 100 * DAY, ...delivered },
    { pickupTime: 69 * DAY, ...delivered },
    { pickupTime: 71 * DAY, ...delivered, updatedAt: 100 * DAY },
  ];
  await database.transact(async ({ sql: writer }) => {
    await withoutErasures(writer);
    await sql`drop index orders_by_code`.execute(writer);
    await sql`alter table orders drop column code`.execute(writer);
    for (const order of orders) {
      await writer
        .insertInto('orders')
        .values({ ...ROWS.orders.right, ...order })
        .execute();
    }
    await orderCodes(writer);
  });
  const rows = await database.read.selectFrom('orders').select('code').orderBy('id').execute();
  const codes = rows.map(({ code }) => code);
  expect(codes.map((code) => code?.length ?? null)).toEqual([22, 22, null, 22]);
  expect(new Set(codes).size).toBe(4);
});

/** As before orders said when who they were for was erased. */
async function withoutErasures(writer: Kysely<Tables>): Promise<void> {
  await sql`drop index orders_to_erase`.execute(writer);
  await sql`alter table orders drop column erased_at`.execute(writer);
  await sql`drop table sweeps`.execute(writer);
}

test('orders of accounts that were erased before say so, and no others', async () => {
  const { database } = await openMigrated();
  const erased = { ...ROWS.orders.right, customerName: 'Cuenta borrada', updatedAt: 7 };
  await database.transact(async ({ sql: writer }) => {
    await withoutErasures(writer);
    for (const order of [erased, { ...erased, customerPhone: '600111222' }, ROWS.orders.right]) {
      await writer.insertInto('orders').values(order).execute();
    }
    await erasedOrders(writer);
  });
  const rows = await database.read.selectFrom('orders').select('erasedAt').orderBy('id').execute();
  expect(rows.map(({ erasedAt }) => erasedAt)).toEqual([7, null, null]);
});
