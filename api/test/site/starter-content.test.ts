// What a shop has on its first day, and that later starts leave everything alone.
import { expect, test } from 'vitest';
import { createShop } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createFirstSuperadmin, type FirstSuperadmin } from '../../src/accounts/index.ts';
import type { Shop } from '../../src/shop.ts';
import { createStarterContent } from '../../src/site/index.ts';
import { countRows } from '../count-rows.ts';
import { NOW, openMigrated } from '../shop-under-test.ts';

type Wanted = Parameters<typeof createFirstSuperadmin>[1];

/** What a start does to the database, and whom it tells of. */
async function start(shop: Shop, wanted: Wanted): Promise<FirstSuperadmin | undefined> {
  await createStarterContent(shop);
  const told: FirstSuperadmin[] = [];
  await createFirstSuperadmin(shop, wanted, (created) => told.push(created));
  return told[0];
}

async function openEmpty() {
  const { database } = await openMigrated();
  return createShop(database, () => NOW, readConfig({}));
}

test('the first start creates content and the superadmin, and tells a generated password once', async () => {
  const shop = await openEmpty();
  const wanted = { username: 'admin', password: undefined };
  const created = await start(shop, wanted);
  expect(created?.username).toBe('admin');
  expect(created?.generatedPassword).toMatch(/^[a-z0-9]{16}$/);
  const first = await countRows(shop.db);
  expect(first).toMatchObject({ users: 1, businessHours: 7 });

  expect(await start(shop, wanted)).toBeUndefined();
  expect(await countRows(shop.db)).toEqual(first);
});

test('a password that the owner chose is not told', async () => {
  const shop = await openEmpty();
  const created = await start(shop, { username: 'dueña', password: 'elegida' });
  expect(created).toEqual({ username: 'dueña', generatedPassword: null, isEasy: false });
});

test('what the owner edited or emptied stays as it is at the next start', async () => {
  const shop = await openEmpty();
  const wanted = { username: 'admin', password: 'elegida' };
  await start(shop, wanted);
  await shop.db.transact(async ({ sql }) => {
    await sql
      .updateTable('settings')
      .set({ value: 'Otro' })
      .where('key', '=', 'restaurantName')
      .execute();
    await sql.updateTable('businessHours').set({ isOpen: 0 }).where('dayOfWeek', '=', 1).execute();
    await sql.updateTable('products').set({ deleted: 1 }).execute();
    await sql.updateTable('users').set({ username: 'jefa', active: 0 }).execute();
  });
  expect(await start(shop, { username: 'admin', password: 'otra' })).toBeUndefined();
  const { read } = shop.db;
  const products = await read.selectFrom('products').select('deleted').execute();
  expect(new Set(products.map(({ deleted }) => deleted))).toEqual(new Set([1]));
  expect(await read.selectFrom('users').select(['username', 'active']).execute()).toEqual([
    { username: 'jefa', active: 0 },
  ]);
  const name = read.selectFrom('settings').select('value').where('key', '=', 'restaurantName');
  expect(await name.execute()).toEqual([{ value: 'Otro' }]);
});

test('two processes that start together create everything once', async () => {
  const shop = await openEmpty();
  const wanted = { username: 'admin', password: 'elegida' };
  const both = await Promise.all([start(shop, wanted), start(shop, wanted)]);
  expect(both.filter((created) => created !== undefined)).toHaveLength(1);
  expect(await countRows(shop.db)).toMatchObject({ users: 1, businessHours: 7 });
});
