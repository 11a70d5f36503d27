// An hour at the counter on a Sunday, once with the line up and once with it down: both end in the same orders,
// stock, ledger and amounts. Here a quarter of it; npm run long -- outbox plays the whole.
import type { Page } from '@playwright/test';
import { rows } from './book.ts';
import { openLine } from './broken-line.ts';
import { expect, openDeskBehind, strip, test } from './offline-journey.ts';
import { LONG } from './long.ts';

const PART = Number(process.env['BRASA_SUNDAY_PART'] ?? 0.25);

test.use({ serviceWorkers: 'allow' });

type Hour = { orders: number; deliveries: number; payments: number; walkIns: number };

const HOUR: Hour = {
  orders: 40 * PART,
  deliveries: Math.floor(30 * PART),
  payments: 20 * PART,
  walkIns: Math.floor(15 * PART),
};

/** Plays the hour as the desk's forms send it; answers how often the statuses came. */
const play = (page: Page, hour: Hour) =>
  page.evaluate(async (counts) => {
    const statuses: Record<number, number> = {};
    let sent = 0;
    const send = async (method: string, path: string, body?: object) => {
      sent += 1;
      const answer = await fetch(path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': `sunday-${String(sent).padStart(6, '0')}`,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      return (await answer.json()) as { id: number; version: number };
    };
    const phoneOf = (index: number) => `6001112${String(index).padStart(2, '0')}`;
    const order = (index: number) =>
      send('POST', '/api/orders', {
        customerName: `Cliente ${index}`,
        customerPhone: phoneOf(index),
        pickupTime: `2026-11-20T${13 + (index % 2)}:00:00.000Z`,
        is_manual_entry: true,
        ...(index % 3 === 0
          ? { lines: [{ productId: 1, quantity: 1 + (index % 4), note: 'muy hecho' }] }
          : { quantity: 0.5 + (index % 5) / 2 }),
      });
    const orders = [];
    for (let index = 0; index < counts.orders; index += 1) {
      orders.push(await order(index));
      // Deliveries, payments and walk-ins come in between.
      const [due, at] = [orders[index - 3], index - 3];
      if (due && at < counts.payments) {
        const total = `${20 + at}.50`;
        const payment = { totalAmount: total, paymentMethod: 'cash', version: due.version };
        const paid = await send('PATCH', `/api/orders/${due.id}`, payment);
        const points = { phone: phoneOf(at), paymentAmount: total, pointsToAdd: 20 + at };
        const visit = { orderId: due.id, cashPayment: true, walkIn: false, walkInId: null };
        await send('POST', '/api/auth/points/accumulate', { ...points, ...visit });
        due.version = paid.version;
      }
      if (due && at < counts.deliveries) await send('PATCH', `/api/orders/${due.id}/confirm`);
      if (index < counts.walkIns) {
        await send('POST', '/api/stock/movements', { type: 'walk_in_sale', quantity: '1.5' });
        const paid = { paymentAmount: '18.00', pointsToAdd: 18, cashPayment: true };
        const visit = { phone: phoneOf(50), orderId: null, walkIn: true, walkInId: `W-${index}` };
        await send('POST', '/api/auth/points/accumulate', { ...paid, ...visit });
      }
    }
    return statuses;
  }, hour);

/** All that an hour leaves, without the moments at which the server heard of it. */
function bookOf(dataDir: string) {
  const read = (sql: string) => JSON.parse(JSON.stringify(rows(dataDir, sql))) as unknown;
  return {
    orders: read(`SELECT id, customer_name, customer_phone, quantity, details, pickup_time, status,
      total_amount, final_amount, payment_method, stated_parts, points_earned, user_id,
      version FROM orders ORDER BY id`),
    lines: read('SELECT * FROM order_lines ORDER BY order_id, id'),
    history: read('SELECT order_id, action FROM order_logs ORDER BY id'),
    stock: read('SELECT date, initial_stock, current_stock, reserved_stock FROM stock'),
    movements: read('SELECT action, quantity, order_id, new_stock FROM stock_history ORDER BY id'),
    points: read('SELECT user_id, type, points, order_id FROM point_transactions ORDER BY id'),
    balances: read(
      'SELECT user_id, total_points, available_points FROM user_points ORDER BY user_id',
    ),
  };
}

test(
  'an hour without a line ends as the same hour with one',
  LONG,
  async ({ shop, shops, openPage }) => {
    test.setTimeout(10 * 60_000);
    const other = await shops.open({});
    const [up, down] = [await openLine(shop.url), await openLine(other.url)];
    try {
      const online = await openDeskBehind(up, openPage);
      expect(Object.keys(await play(online, HOUR))).toEqual(['200', '201']);
      await expect(strip(online)).toBeHidden();
      const offline = await openDeskBehind(down, openPage);
      down.set('down');
      expect(Object.keys(await play(offline, HOUR))).toEqual(['202']);
      await expect(strip(offline)).toBeVisible();
      down.set('up');
      await expect(strip(offline)).toBeHidden({ timeout: 5 * 60_000 });
      expect(bookOf(other.dataDir)).toEqual(bookOf(shop.dataDir));
    } finally {
      await up.close();
      await down.close();
      await other.close();
    }
  },
);
