// A shop's data of SQLite arrive on PostgreSQL (docs/operations.md#from-sqlite-to-postgresql).
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { DayClose } from '@brasa/core/books/books.contract.ts';
import type { SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { insertPhoneOnlyUser } from '../../src/accounts/users/phone-users.store.ts';
import { createFirstSuperadmin } from '../../src/accounts/index.ts';
import { buildApp, createShop } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { moveRows } from '../../src/db/copies/move-rows.ts';
import { openFile, openSqlite, SQLITE_FILE } from '../../src/db/engines/open-sqlite.ts';
import { skipIds } from '../../src/db/copies/skip-ids.ts';
import { createStarterContent } from '../../src/site/index.ts';
import { temporaryFolder } from '../copying-scripts.ts';
import { merged } from '../customers/people.ts';
import { placeOrder } from '../place-order.ts';
import { Caller, NOW, OWNER, PASSWORD } from '../shop-under-test.ts';
import { emptyDatabase } from '../test-databases.ts';

const [WHOLE, BEER] = [8, 26];
const BOOKS = '/api/books';

type Served = { database: Database; owner: Caller; time: { now: number } };

/** A shop over the database, to which its owner has signed in; both are closed when the test ends. */
async function serve(database: Database, dataDir: string, now: number): Promise<Served> {
  const time = { now };
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const shop = createShop(database, () => time.now, config);
  await createStarterContent(shop);
  await createFirstSuperadmin(shop, { username: OWNER, password: PASSWORD });
  const app = await buildApp(shop, config, undefined);
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const owner = new Caller(app);
  const reply = await owner.post('/api/auth/login', { username: OWNER, password: PASSWORD });
  expect(reply.status).toBe(200);
  return { database, owner, time };
}

/** A shop on SQLite, and what takes it to PostgreSQL and opens it there. */
async function openOnSqlite() {
  const dataDir = temporaryFolder();
  const target = await emptyDatabase(dataDir);
  onTestFinished(target.giveBack);
  const here = await serve(await openSqlite(dataDir), dataDir, NOW);
  const move = async (): Promise<Served> => {
    await (await target.open()).close();
    const source = openFile(join(dataDir, SQLITE_FILE), true);
    try {
      await moveRows(source, target.url);
    } finally {
      source.close();
    }
    return serve(await target.open(), dataDir, here.time.now);
  };
  return { ...here, move };
}

let lastKey = 0;
const newKey = () => ({ 'idempotency-key': `mudanza-${(lastKey += 1)}` });

/** A day with payments of an order, a sale and a visit, and a movement of cash; answers its close. */
async function closeDay({ owner, time }: Served, number: number): Promise<DayClose> {
  await placeOrder(owner, { is_manual_entry: true, totalAmount: '20.00', paymentMethod: 'card' });
  const walkInId = `visita-${number}`;
  const visit = { phone: '600111222', paymentAmount: '13.50', cashPayment: true, walkIn: true };
  await owner.post('/api/auth/points/accumulate', { ...visit, walkInId });
  const lines = [
    { productId: WHOLE, quantity: 1 },
    { productId: BEER, quantity: 2 },
  ];
  const sold = await owner.post('/api/sales', { lines, paymentMethod: 'cash', walkInId }, newKey());
  expect((sold.body as SoldReply).sale.walkInId).toBe(walkInId);
  const taken = { kind: 'out', amount: '7.20', reason: 'Carbón' };
  await owner.post(`${BOOKS}/cash-movements`, taken);
  time.now += 60_000;
  const count = { number, countedCash: '30.00', leftCash: '10.00' };
  const reply = await owner.post(`${BOOKS}/closes`, count);
  expect(reply.status).toBe(201);
  time.now += 60_000;
  return reply.body as DayClose;
}

async function booksOf({ owner }: Served): Promise<unknown[]> {
  const urls = ['', '/closes', '/closes/1', '/closes/2', '/report?unit=day&day=2026-11-20'];
  const replies = await Promise.all(urls.map((url) => owner.get(`${BOOKS}${url}`)));
  expect(replies.map(({ status }) => status)).toEqual(urls.map(() => 200));
  return replies.map(({ body }) => body);
}

test('days that are closed arrive with what is in them, and the books answer as before', async () => {
  const { move, ...here } = await openOnSqlite();
  const first = await closeDay(here, 1);
  expect(first).toMatchObject({ cashOut: '7.20', payments: { card: '20.00' } });
  await closeDay(here, 2);
  const correction = { countedCash: '31.00', reason: 'Mal contado' };
  await here.owner.post(`${BOOKS}/closes/1/corrections`, correction);
  await placeOrder(here.owner, {
    ...{ is_manual_entry: true, totalAmount: '5.00', paymentMethod: 'cash' },
  });
  const before = await booksOf(here);
  const there = await move();
  expect(await booksOf(there)).toEqual(before);
  expect(await closeDay(there, 3)).toMatchObject({ openingCash: '10.00' });
});

test('who has become part of a much later or earlier user arrives', async () => {
  const { move, ...here } = await openOnSqlite();
  // More than go with one statement.
  const ids = await here.database.transact(async (transaction) => {
    const added: number[] = [];
    for (let number = 0; number < 1500; number += 1) {
      const user = await insertPhoneOnlyUser(transaction, String(600_200_000 + number), NOW);
      added.push(user?.id ?? 0);
    }
    return added;
  });
  const [early = 0, second = 0, last = 0, late = 0] = [0, 1, -2, -1].map((place) => ids.at(place));
  await merged(here.owner, late, early);
  await merged(here.owner, second, last);
  const there = await move();
  const successors = await there.database.read
    .selectFrom('users')
    .select(['id', 'mergedInto'])
    .where('mergedInto', 'is not', null)
    .orderBy('id')
    .execute();
  expect(successors).toEqual([
    { id: early, mergedInto: late },
    { id: last, mergedInto: second },
  ]);
  // The database itself asks again at once whether such a user is there.
  const { rows } = await raw`select conname from pg_constraint
    where conrelid = confrelid and condeferrable`.execute(there.database.read);
  expect(rows).toEqual([]);
});

test('keys that a restore has left out stay left out, in a table without rows too', async () => {
  const { move, ...here } = await openOnSqlite();
  await here.database.transact((transaction) => skipIds(transaction, 10_000));
  const there = await move();
  const ids = await there.database.transact(async (transaction) => {
    const user = await insertPhoneOnlyUser(transaction, '600200000', NOW);
    const { rows } = await raw<{ id: number }>`insert into stock
      (date, initial_stock, current_stock, reserved_stock, unreserved_stock, last_updated)
      values ('2026-11-20', 0, 0, 0, 0, 0) returning id`.execute(transaction.sql);
    return { user: user?.id, stock: rows[0]?.id };
  });
  // The owner is the first.
  expect(ids).toEqual({ user: 10_002, stock: 10_001 });
});
