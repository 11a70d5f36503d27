// A day of which strangers have reserved all that customers can: it is over for them, and staff go on
// (docs/rules/stock.md#what-customers-can-reserve).
import { beforeEach, expect, test } from 'vitest';
import type { DashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { phoneOf } from '../phone-of.ts';
import { placeOrder } from '../place-order.ts';
import {
  openShop,
  orderBody,
  type Caller,
  type ShopUnderTest,
  type SignedIn,
} from '../shop-under-test.ts';

const TOMORROW = '2026-11-21T13:00:00.000Z';
const REFUSED = {
  status: 422,
  body: {
    error: 'Para ese día ya no podemos apuntar más pollos por la web. Elige otro o llámanos',
    code: 'DAY_FULL',
  },
};

let under: ShopUnderTest;
let customer: Caller;
let staff: SignedIn;
let taken: Order[];

/** 200 customers with 10 chickens each, all for today. */
beforeEach(async () => {
  under = await openShop({ RATE_LIMITS: 'off' });
  customer = under.visitor();
  staff = await under.signedIn('haykakan');
  taken = [];
  while (taken.length < 200) {
    const order = { quantity: 10, customerPhone: phoneOf(taken.length) };
    taken.push(await placeOrder(customer, order));
  }
});

const read = async () => (await staff.get('/api/dashboard-data')).body as DashboardData;
const reserved = async () => (await read()).stock.reservedStock;

test('customers reserve no more of it, on other days and without chickens they order', async () => {
  expect(await reserved()).toBe('2000.0');
  const before = await countRows(under.shop.db);
  const key = { 'idempotency-key': 'medio-pollo-mas' };
  const one = orderBody({ quantity: 0.5 });
  expect(await customer.post('/api/orders', one, key)).toMatchObject(REFUSED);
  expect(await countRows(under.shop.db)).toEqual(before);
  await placeOrder(customer, { pickupTime: TOMORROW });
  await placeOrder(customer, { quantity: undefined, lines: [{ productId: 26, quantity: 2 }] });
  // Once something of it is given back, the same request is taken.
  const [{ id }] = taken as [Order];
  await staff.patch(`/api/orders/${id}/cancel`);
  expect((await customer.post('/api/orders', one, key)).status).toBe(201);
  await expectStockToAgree(under.shop);
});

test('no order moves in from another day; one that leaves makes room', async () => {
  const order = await placeOrder(customer, { pickupTime: TOMORROW });
  const move = (one: Order, pickupTime: string) =>
    customer.post(`/api/order-pages/${one.code}/change`, { version: one.version, pickupTime });
  expect(await move(order, '2026-11-20T15:00:00.000Z')).toMatchObject(REFUSED);
  const [first, second] = taken as [Order, Order];
  // Within the day nothing more is reserved.
  expect((await move(first, '2026-11-20T15:00:00.000Z')).status).toBe(200);
  expect((await move(second, TOMORROW)).status).toBe(200);
  expect((await move(order, '2026-11-20T15:00:00.000Z')).status).toBe(200);
  expect(await reserved()).toBe('1991.5');
  await expectStockToAgree(under.shop);
});

test('staff do all that they do', async () => {
  const [edited, delivered, moved, called] = taken as [Order, Order, Order, Order];
  const manual = { is_manual_entry: true, quantity: 17.5 };
  const own = await placeOrder(staff, manual);
  // In the form of the site too.
  await placeOrder(staff, { quantity: 10 });
  expect(await reserved()).toBe('2027.5');

  const url = ({ id }: Order) => `/api/orders/${id}`;
  const done = async (change: ReturnType<Caller['patch']>) =>
    expect((await change).status).toBeLessThan(300);
  await done(staff.patch(url(edited), { quantity: 17.5 }));
  await done(staff.patch(`${url(delivered)}/confirm`));
  await done(staff.patch(`${url(delivered)}/reopen`));
  await done(staff.patch(url(moved), { pickupTime: TOMORROW }));
  await done(staff.patch(url(moved), { pickupTime: delivered.pickupTime }));
  await done(staff.patch(`${url(called)}/error`));
  await done(staff.patch(`${url(called)}/reopen`));
  await done(staff.patch(`${url(own)}/ready`));
  await done(staff.patch(`${url(own)}/confirm`));
  await done(staff.post('/api/stock/movements', { type: 'initial', quantity: 999.5 }));
  await done(staff.post('/api/stock/movements', { type: 'walk_in_sale', quantity: 999.5 }));
  const sale = { lines: [{ productId: 8, quantity: 99 }], paymentMethod: 'card' };
  await done(staff.post('/api/sales', sale, { 'idempotency-key': 'venta-grande' }));
  const { stock, today, orders } = await read();
  expect(stock).toMatchObject({ reservedStock: '2017.5', currentStock: '-116.5' });
  expect(today).toMatchObject({ ordered: '2035.0', delivered: '17.5', left: '-2134.0' });
  expect(orders).toHaveLength(201);
  for (const page of ['/api/stock/movements', '/api/oven', '/api/books', '/api/stock']) {
    expect((await staff.get(page)).status, page).toBe(200);
  }
  await expectStockToAgree(under.shop);
});

test('every order that strangers have placed can be handed over or called off', async () => {
  for (const [index, { id }] of taken.entries()) {
    const transition = index % 2 === 0 ? 'confirm' : 'error';
    expect((await staff.patch(`/api/orders/${id}/${transition}`)).status).toBe(200);
  }
  const { stock } = await read();
  expect(stock).toMatchObject({ reservedStock: '0.0', currentStock: '-940.0' });
  await expectStockToAgree(under.shop);
});
