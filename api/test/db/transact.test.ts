// A transaction happens whole or not at all, and tells of itself only when it happened.
import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../src/db/database.ts';
import { sweep } from '../../src/db/housekeeping.ts';
import { countRows } from '../count-rows.ts';
import { engine, OWNER, PASSWORD, openMigrated, openShop, orderBody } from '../shop-under-test.ts';

const addSetting = (transaction: Transaction, key: string) =>
  transaction.sql
    .insertInto('settings')
    .values({ key, value: 'x', createdAt: 0, updatedAt: 0 })
    .execute();

async function keys({ database }: Awaited<ReturnType<typeof openMigrated>>): Promise<string[]> {
  const rows = await database.read.selectFrom('settings').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

describe('a transaction', () => {
  test('that throws leaves nothing and passes its error on', async () => {
    const opened = await openMigrated();
    const failing = opened.database.transact(async (transaction) => {
      await addSetting(transaction, 'a');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await keys(opened)).toEqual([]);
  });

  test('keeps its own among others that fail at the same time', async () => {
    const opened = await openMigrated();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        opened.database.transact(async (transaction) => {
          await addSetting(transaction, `k${String(index).padStart(2, '0')}`);
          if (index % 3 === 0) throw new Error('refused');
          // The database's own refusal in the middle of it is no different.
          if (index % 3 === 1) await addSetting(transaction, `k${String(index).padStart(2, '0')}`);
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
      Array.from({ length: 30 }, (_, index) => index % 3 === 2),
    );
    expect(await keys(opened)).toEqual(
      Array.from({ length: 10 }, (_, index) => `k${String(index * 3 + 2).padStart(2, '0')}`),
    );
  });

  test('is seen by readers only when it is over', async () => {
    const opened = await openMigrated();
    let seenInside: string[] = ['not looked'];
    await opened.database.transact(async (transaction) => {
      await addSetting(transaction, 'a');
      seenInside = await keys(opened);
    });
    expect([seenInside, await keys(opened)]).toEqual([[], ['a']]);
  });

  test('announces its topics once it is committed, and never when it is not', async () => {
    const opened = await openMigrated();
    const heard: string[][] = [];
    const listening: Promise<unknown>[] = [];
    const leave = opened.database.changes.subscribe('settings', () => {
      listening.push(keys(opened).then((seen) => heard.push(seen)));
    });
    await opened.database
      .transact((transaction) => {
        transaction.announce('settings');
        throw new Error('no');
      })
      .catch(() => {});
    expect(listening).toEqual([]);
    await opened.database.transact(async (transaction) => {
      transaction.announce('settings');
      await addSetting(transaction, 'a');
    });
    // Word of it may come once more, from the database itself, when it is closed here.
    leave();
    await Promise.all(listening);
    expect(heard.length).toBeGreaterThan(0);
    expect(new Set(heard.map(String))).toEqual(new Set(['a']));
  });
});

test('sweeping takes what has had its time and leaves the rest', async () => {
  const { shop, visitor, time } = await openShop();
  const owner = visitor();
  const DAY = 24 * 60 * 60 * 1000;
  await owner.post('/api/orders', orderBody(), { 'idempotency-key': 'barrer-mas-tarde' });
  await owner.post('/api/auth/login', { username: OWNER, password: 'equivocada' });
  await owner.post('/api/auth/login', { username: OWNER, password: PASSWORD });
  const left = async () => {
    await sweep(shop.db, time.now);
    const of = async (table: 'sessions' | 'idempotencyKeys') =>
      (await shop.db.read.selectFrom(table).selectAll().execute()).length > 0;
    const hits = await shop.db.read.selectFrom('throttleHits').select('bucket').execute();
    const counted = new Set(hits.map(({ bucket }) => bucket.split('@')[0]));
    return [await of('sessions'), [...counted].toSorted(), await of('idempotencyKeys')];
  };
  const before = await countRows(shop.db);
  time.now += 59 * 60 * 1000;
  expect(await left()).toEqual([true, ['daily order', 'hashing', 'login'], true]);
  time.now += 60 * 1000;
  expect(await left()).toEqual([true, ['daily order'], true]);
  time.now += 23 * 60 * 60 * 1000 - 1;
  expect(await left()).toEqual([true, ['daily order'], true]);
  time.now += 1;
  expect(await left()).toEqual([true, [], true]);
  time.now += 30 * DAY;
  expect(await left()).toEqual([false, [], false]);
  expect({ ...(await countRows(shop.db)), idempotencyKeys: 1 }).toEqual(before);
});

if (engine === 'postgres') {
  test('a write that the database refuses tells which calls led there', async () => {
    const opened = await openMigrated();
    const addTwice = async (transaction: Transaction) => {
      await addSetting(transaction, 'a');
      await addSetting(transaction, 'a');
    };
    const failing = opened.database.transact(addTwice);
    await expect(failing).rejects.toHaveProperty('stack', expect.stringContaining('addTwice'));
  });
}
