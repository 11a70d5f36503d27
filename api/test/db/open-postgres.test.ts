import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { engine } from '../test-databases.ts';
import { openShop, orderBody } from '../shop-under-test.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';

test('a change is seen by whoever reads after it, with or without word from other processes', async () => {
  const { visitor, signedIn, shop } = await openShop();
  const staff = await signedIn('haykakan');
  await staff.get('/api/dashboard-data');
  shop.db.changes.disconnect();
  await visitor().post('/api/orders', orderBody());
  expect((await staff.get('/api/dashboard-data')).body).toMatchObject({ orders: [{ id: 1 }] });
  shop.db.changes.reconnect();
  expect((await staff.get('/api/dashboard-data')).body).toMatchObject({ orders: [{ id: 1 }] });
  await expectStockToAgree(shop);
});

if (engine === 'postgres') {
  test('a process whose listening connection is cut reads from the database until it listens again', async () => {
    const { shop, signedIn, secondProcess } = await openShop();
    const staff = await signedIn('haykakan');
    const second = await secondProcess();
    await staff.get('/api/dashboard-data');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(shop.db.read);
    await expect.poll(() => shop.db.changes.isConnected).toBe(false);
    await second.inject({ method: 'POST', url: '/api/orders', payload: orderBody() });
    expect((await staff.get('/api/dashboard-data')).body).toMatchObject({ orders: [{ id: 1 }] });
    await expect.poll(() => shop.db.changes.isConnected, { timeout: 10_000 }).toBe(true);
    await second.inject({ method: 'POST', url: '/api/orders', payload: orderBody() });
    await expect
      .poll(async () => (await staff.get('/api/dashboard-data')).body)
      .toMatchObject({ orders: [{ id: 1 }, { id: 2 }] });
  });
}
