// What the staff desk polls every three seconds (docs/rules/dashboard.md#dashboard-data).
import { describe, expect, test } from 'vitest';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { parseInstant } from '@brasa/core/kernel/time/madrid-time.ts';
import { placeOrder } from '../place-order.ts';
import { Caller, engine, openShop, type SignedIn } from '../shop-under-test.ts';
import { rewriteSetting } from '../rewrite-setting.ts';

const URL = '/api/dashboard-data';

async function desk() {
  const under = await openShop();
  return { ...under, staff: await under.signedIn('haykakan') };
}

async function read(staff: Caller): Promise<{ data: DashboardData; etag: string }> {
  const reply = await staff.get(URL);
  expect(reply.status).toBe(200);
  return { data: reply.body as DashboardData, etag: String(reply.headers['etag']) };
}

const knows = (staff: Caller, etag: string) => staff.get(URL, { 'if-none-match': etag });

describe('the dashboard', () => {
  test('of a shop in which nothing happened is empty', async () => {
    const { staff } = await desk();
    expect((await read(staff)).data).toEqual({
      orders: [],
      unlisted: 0,
      cancelledByCustomer: [],
      stock: {
        date: '2026-11-20',
        initialStock: '60.0',
        currentStock: '60.0',
        reservedStock: '0.0',
        unreservedStock: '60.0',
        lastUpdated: null,
      },
      today: { ordered: '0.0', delivered: '0.0', reserved: '0.0', left: '60.0' },
      chickenProducts: { whole: 8, half: 9 },
      dictation: { service: false, browser: false },
      lastUpdated: null,
    });
  });

  test('lists the pending orders of every day by pick-up time, and only those', async () => {
    const { staff } = await desk();
    const at = async (pickupTime: string) => (await placeOrder(staff, { pickupTime })).id;
    const [late, tomorrow, early, gone, failed, over] = [
      await at('2026-11-20T15:00:00Z'),
      await at('2026-11-21T12:00:00Z'),
      await at('2026-11-20T12:00:00Z'),
      await at('2026-11-20T12:00:00Z'),
      await at('2026-11-20T12:00:00Z'),
      await at('2026-11-20T12:00:00Z'),
    ];
    const same = await at('2026-11-20T12:00:00Z');
    await staff.patch(`/api/orders/${gone}/confirm`);
    await staff.patch(`/api/orders/${failed}/error`);
    await staff.patch(`/api/orders/${over}/cancel`);
    const { data } = await read(staff);
    expect(data.orders.map(({ id }) => id)).toEqual([early, same, late, tomorrow]);
    const { body } = await staff.get(`/api/orders/${early}`);
    expect(body).toMatchObject({ ...data.orders[0] });
  });

  test("shows today's stock, and when anything last changed", async () => {
    const { staff, time } = await desk();
    await placeOrder(staff, { quantity: 2 });
    time.now += 5000;
    await placeOrder(staff, { quantity: 3, pickupTime: '2026-11-21T13:00:00Z' });
    expect((await read(staff)).data).toMatchObject({
      stock: { date: '2026-11-20', reservedStock: '2.0', lastUpdated: '2026-11-20T11:10:00.000Z' },
      lastUpdated: '2026-11-20T11:10:05.000Z',
    });
  });

  test("says what today's orders come to, whatever was sold beside them", async () => {
    const { staff } = await desk();
    const [first, second] = [
      await placeOrder(staff, { quantity: 2 }),
      await placeOrder(staff, { quantity: 1.5 }),
    ];
    await placeOrder(staff, { quantity: 3 });
    await placeOrder(staff, { quantity: 9, pickupTime: '2026-11-21T13:00:00Z' });
    await staff.patch(`/api/orders/${first.id}/confirm`);
    await staff.patch(`/api/orders/${second.id}/cancel`);
    await staff.post('/api/stock/movements', { type: 'walk_in_sale', quantity: 4 });
    expect((await read(staff)).data).toMatchObject({
      today: { ordered: '5.0', delivered: '2.0', reserved: '3.0', left: '51.0' },
      stock: { currentStock: '54.0', unreservedStock: '51.0' },
    });
    await staff.patch(`/api/orders/${first.id}/reopen`);
    expect((await read(staff)).data.today).toEqual({
      ordered: '5.0',
      delivered: '0.0',
      reserved: '5.0',
      left: '51.0',
    });
  });

  test('tells an order that staff entered by hand from a customer’s own', async () => {
    const { staff, visitor } = await desk();
    await placeOrder(visitor());
    await placeOrder(staff, { is_manual_entry: true });
    const { orders } = (await read(staff)).data;
    expect(orders.map(({ isManualEntry }) => isManualEntry)).toEqual([false, true]);
  });

  test('unchanged answers 304 without a body', async () => {
    const { staff, time } = await desk();
    await placeOrder(staff);
    const { etag } = await read(staff);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      time.now += 3000;
      const reply = await knows(staff, known);
      expect([reply.status, reply.body]).toEqual([304, '']);
      expect(reply.headers['etag']).toBe(etag);
    }
    expect((await knows(staff, '"another"')).status).toBe(200);
  });

  test('may be kept by no cache, since it would outlast the session', async () => {
    const { staff } = await desk();
    const reply = await staff.get(URL);
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  test('answers anew after any order or stock change', async () => {
    const { staff, time, visitor } = await desk();
    const changes: ((staff: SignedIn) => Promise<unknown>)[] = [
      () => placeOrder(visitor()),
      () => placeOrder(visitor(), { pickupTime: '2026-11-22T13:00:00Z' }),
      (by) => by.patch('/api/orders/1', { customerName: 'Otra' }),
      (by) => by.patch('/api/orders/1', { quantity: 4 }),
      (by) => by.patch('/api/orders/1', { pickupTime: '2026-11-21T13:00:00Z' }),
      (by) => by.patch('/api/orders/1/confirm'),
      (by) => by.patch('/api/orders/2/cancel'),
      (by) => by.patch('/api/orders/1', { status: 'pending' }),
      (by) => by.patch('/api/orders/1/error'),
      (by) => by.patch('/api/orders/1/reopen'),
      (by) => by.patch('/api/orders/1/notificado'),
      (by) => by.patch('/api/orders/1', { totalAmount: 20 }),
      (by) => by.post('/api/stock/movements', { type: 'addition', quantity: 1 }),
    ];
    let { etag } = await read(staff);
    for (const [index, change] of changes.entries()) {
      time.now += 1000;
      await change(staff);
      const reply = await knows(staff, etag);
      expect([index, reply.status]).toEqual([index, 200]);
      expect(reply.headers['etag']).not.toBe(etag);
      etag = String(reply.headers['etag']);
    }
  });

  test('within the same millisecond too', async () => {
    const { staff } = await desk();
    const seen = new Set<string>();
    for (let count = 0; count < 5; count += 1) {
      await placeOrder(staff);
      seen.add((await read(staff)).etag);
    }
    expect(seen.size).toBe(5);
  });

  test('a refused change changes nothing of it', async () => {
    const { staff, visitor } = await desk();
    const { id } = await placeOrder(visitor());
    await staff.patch(`/api/orders/${id}/confirm`);
    const { etag } = await read(staff);
    await staff.patch(`/api/orders/${id}/cancel`);
    await staff.patch(`/api/orders/${id}/confirm`);
    expect((await knows(staff, etag)).status).toBe(304);
  });

  test('shows the new day after midnight in Madrid, without any change', async () => {
    const { staff, time } = await desk();
    await placeOrder(staff, { quantity: 2, pickupTime: '2026-11-21T13:00:00Z' });
    const { etag } = await read(staff);
    time.now = parseInstant('2026-11-20T23:59:59') ?? 0;
    expect((await knows(staff, etag)).status).toBe(304);
    time.now = parseInstant('2026-11-21T00:00:00') ?? 0;
    const reply = await knows(staff, etag);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ stock: { date: '2026-11-21', reservedStock: '2.0' } });
  });

  test('follows the setting of the initial stock while the day has not begun', async () => {
    const { staff, shop } = await desk();
    await read(staff);
    await rewriteSetting(shop, 'dailyInitialStock', '80');
    expect((await read(staff)).data.stock.currentStock).toBe('80.0');
  });

  test('is right for whoever asks right after their own change, under load', async () => {
    const { staff } = await desk();
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { id } = await placeOrder(staff);
        const { data } = await read(staff);
        expect(data.orders.map((order) => order.id)).toContain(id);
      }),
    );
  });
});

if (engine === 'postgres') {
  test('the dashboard shows a change that another process made', async () => {
    const { staff, shop, secondProcess } = await desk();
    const elsewhere = new Caller(await secondProcess());
    const { etag } = await read(staff);
    const heard = new Promise<void>((resolve) => shop.db.changes.subscribe('orders', resolve));
    const { id } = await placeOrder(elsewhere);
    await heard;
    const reply = await knows(staff, etag);
    expect(reply.status).toBe(200);
    expect((reply.body as DashboardData).orders.map((order) => order.id)).toEqual([id]);
  });
}
