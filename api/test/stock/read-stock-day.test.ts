import { describe, expect, test } from 'vitest';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { countRows } from '../count-rows.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';
import { rewriteSetting } from '../rewrite-setting.ts';

describe("GET /api/stock, today's chickens", () => {
  test('a day without a row shows the setting, and reading writes nothing', async () => {
    const { visitor, shop } = await openShop();
    const before = await countRows(shop.db);
    const reply = await visitor().get('/api/stock');
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toEqual({
      date: '2026-11-20',
      initialStock: '60.0',
      currentStock: '60.0',
      reservedStock: '0.0',
      unreservedStock: '60.0',
      lastUpdated: null,
    });
    expect(await countRows(shop.db)).toEqual(before);
  });

  test('the first order of the day creates the row from the setting', async () => {
    const { visitor, shop } = await openShop();
    await rewriteSetting(shop, 'dailyInitialStock', '45,5');
    await placeOrder(visitor(), { quantity: 2 });
    expect((await visitor().get('/api/stock')).body).toEqual({
      date: '2026-11-20',
      initialStock: '45.5',
      currentStock: '45.5',
      reservedStock: '2.0',
      unreservedStock: '43.5',
      lastUpdated: '2026-11-20T11:10:00.000Z',
    });
  });

  test('a later change of the setting leaves a day that has begun alone', async () => {
    const { visitor, shop, time } = await openShop();
    await placeOrder(visitor(), { quantity: 1 });
    await rewriteSetting(shop, 'dailyInitialStock', '10');
    await placeOrder(visitor(), { quantity: 1 });
    expect((await visitor().get('/api/stock')).body).toMatchObject({
      initialStock: '60.0',
      reservedStock: '2.0',
    });
    time.now += 24 * 60 * 60 * 1000;
    expect((await visitor().get('/api/stock')).body).toMatchObject({
      date: '2026-11-21',
      initialStock: '10.0',
    });
  });

  test('the weekday of the pick-up begins with its own setting, also when an order moves there', async () => {
    const { visitor, shop, signedIn } = await openShop();
    await rewriteSetting(shop, 'initialStockFriday', '40');
    await rewriteSetting(shop, 'initialStockSaturday', '90,5');
    expect((await visitor().get('/api/stock')).body).toMatchObject({ currentStock: '40.0' });
    const staff = await signedIn('haykakan');
    const { id } = await placeOrder(staff, { is_manual_entry: true, quantity: 1 });
    const sunday = { is_manual_entry: true, pickupTime: '2026-11-22T13:00:00.000Z' };
    await placeOrder(staff, sunday);
    await staff.patch(`/api/orders/${id}`, { pickupTime: '2026-11-21T13:00:00.000Z' });
    const days = await shop.db.read.selectFrom('stock').selectAll().orderBy('date').execute();
    expect(days.map(({ date, initialStock }) => [date, initialStock])).toEqual([
      ['2026-11-20', 400],
      ['2026-11-21', 905],
      ['2026-11-22', 600],
    ]);
  });

  test('an order belongs to the day of its pick-up in Madrid, not to the day it is made', async () => {
    const { visitor } = await openShop();
    await placeOrder(visitor(), { pickupTime: '2026-11-21T13:00:00.000Z' });
    expect((await visitor().get('/api/stock')).body).toMatchObject({
      date: '2026-11-20',
      reservedStock: '0.0',
      lastUpdated: null,
    });
  });

  test('the day changes at midnight in Madrid', async () => {
    const { visitor, time } = await openShop();
    const dateAt = async (clock: string) => {
      time.now = parseInstant(clock) ?? 0;
      return ((await visitor().get('/api/stock')).body as { date: string }).date;
    };
    expect(await dateAt('2026-11-20T23:59:59')).toBe('2026-11-20');
    expect(await dateAt('2026-11-21T00:00')).toBe('2026-11-21');
    expect(await dateAt('2026-07-01T00:30')).toBe('2026-07-01');
  });

  test('more orders than chickens are taken all the same: unreserved goes below zero', async () => {
    const { visitor } = await openShop();
    for (let count = 0; count < 7; count += 1) await placeOrder(visitor(), { quantity: 10 });
    expect((await visitor().get('/api/stock')).body).toMatchObject({
      currentStock: '60.0',
      reservedStock: '70.0',
      unreservedStock: '-10.0',
    });
  });
});
