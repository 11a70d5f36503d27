// What is ordered of the menu (docs/rules/orders.md#order-lines). The starter products: 8 a whole chicken, 9
// half a one, 1 a menu with a chicken, 12 a paella (two at least, until 20:00 of the day before), 26 beer.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expect, test } from 'vitest';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, orderBody, PASSWORD } from '../shop-under-test.ts';

const TOMORROW = '2026-11-21T13:00:00.000Z';
const [WHOLE, HALF, MENU, PAELLA, BEER] = [8, 9, 1, 12, 26];

/** Of chickens alone, without the quantity of the form. */
const withLines = (lines: object[], changes: object = {}) => ({
  ...orderBody({ pickupTime: TOMORROW, ...changes }),
  quantity: undefined,
  lines,
});

const sold = ({ lines }: Order) =>
  lines.map(({ id, productId, quantity, total, note }) => [id, productId, quantity, total, note]);

test('an order of the whole menu has its price to the cent, its chickens and its words', async () => {
  const { visitor, shop } = await openShop();
  const reply = await visitor().post(
    '/api/orders',
    withLines(
      [
        { productId: WHOLE, quantity: 2 },
        { productId: PAELLA, quantity: '4.0' },
        { productId: BEER, quantity: 1, note: ' fría ' },
        { productId: BEER, quantity: 1, note: 'fría' },
        { productId: MENU, quantity: 1 },
      ],
      { details: 'lo que diga', expectedTotal: '90.50' },
    ),
  );
  const order = reply.body as Order;
  expect([reply.status, order]).toMatchObject([
    201,
    {
      quantity: '3.0',
      linesTotal: '90.50',
      totalAmount: '0.00',
      details: '2 pollos, paella valenciana × 4, cerveza × 2 (fría), menú Brasa para dos × 1',
    },
  ]);
  expect(sold(order)).toEqual([
    [1, WHOLE, '2.0', '27.00', null],
    [2, PAELLA, '4.0', '38.00', null],
    [3, BEER, '2.0', '4.00', 'fría'],
    [5, MENU, '1.0', '21.50', null],
  ]);
  await expectStockToAgree(shop);
});

test.each([
  [
    [{ productId: 999, quantity: 1 }],
    [{ path: 'lines.0', message: 'Este producto ya no está en la carta' }],
  ],
  [
    [
      { productId: BEER, quantity: 1.5 },
      { productId: PAELLA, quantity: 1 },
    ],
    [
      { path: 'lines.0', message: 'Cerveza: se pide por unidades enteras' },
      { path: 'lines.1', message: 'Paella valenciana: como mínimo 2 raciones' },
    ],
  ],
])('%j cannot be had', async (lines, details) => {
  const { visitor, shop } = await openShop();
  const reply = await visitor().post('/api/orders', withLines(lines));
  expect(reply).toMatchObject({ status: 422, body: { code: 'LINES_NOT_AVAILABLE', details } });
  expect(await shop.db.read.selectFrom('orders').select('id').execute()).toEqual([]);
});

test('with whole and half chickens sold out no menu with chickens is had for today', async () => {
  const { visitor, signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  const products = (await visitor().get('/api/products')).body as Product[];
  const menu = products.find(({ chickens }) => Number(chickens) >= 2);
  const order = (day: string) =>
    visitor().post(
      '/api/orders',
      withLines([{ productId: menu?.id, quantity: 1 }], { pickupTime: `${day}T13:00:00.000Z` }),
    );
  await staff.patch('/api/products/8/sold-out', { soldOut: true });
  expect((await order('2026-11-20')).status).toBe(201);
  await staff.patch('/api/products/9/sold-out', { soldOut: true });
  expect(await order('2026-11-20')).toMatchObject({
    status: 422,
    body: { details: [{ message: `${menu?.name}: agotado para hoy` }] },
  });
  expect((await order('2026-11-21')).status).toBe(201);
  await staff.patch('/api/products/9/sold-out', { soldOut: false });
  expect((await order('2026-11-20')).status).toBe(201);
});

test('staff pass notice, least quantity and what is sold out, but not the step nor what is not on sale', async () => {
  const { visitor, signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  await staff.patch(`/api/products/${BEER}/sold-out`, { soldOut: true });
  const today = { pickupTime: '2026-11-20T13:00:00.000Z' };
  const lines = [
    { productId: PAELLA, quantity: 1 },
    { productId: BEER, quantity: 1 },
  ];
  const refused = await visitor().post('/api/orders', withLines(lines, today));
  expect(refused).toMatchObject({
    status: 422,
    body: {
      details: [
        { path: 'lines.0', message: 'Paella valenciana: como mínimo 2 raciones' },
        { path: 'lines.1', message: 'Cerveza: agotado para hoy' },
      ],
    },
  });
  const late = await visitor().post(
    '/api/orders',
    withLines([{ productId: PAELLA, quantity: 2 }], today),
  );
  expect(late.body).toMatchObject({
    details: [{ message: 'Paella valenciana: se encarga el día antes, hasta las 20:00' }],
  });
  const manual = { ...today, is_manual_entry: true };
  expect(await staff.post('/api/orders', withLines(lines, manual))).toMatchObject({ status: 201 });
  for (const bad of [
    { productId: BEER, quantity: 0.5 },
    { productId: 999, quantity: 1 },
  ]) {
    expect((await staff.post('/api/orders', withLines([bad], manual))).status).toBe(422);
  }
});

test('a quantity beside the lines is theirs or refused; customers have at most ten chickens', async () => {
  const { visitor, signedIn } = await openShop();
  const lines = [{ productId: MENU, quantity: 2 }];
  const post = (quantity: unknown) =>
    visitor().post('/api/orders', { ...withLines(lines), quantity });
  expect(await post('2.0')).toMatchObject({ status: 201 });
  expect(await post(1)).toMatchObject({ status: 422, body: { code: 'QUANTITY_MISMATCH' } });
  const many = withLines([{ productId: WHOLE, quantity: 11 }]);
  expect(await visitor().post('/api/orders', many)).toMatchObject({
    status: 400,
    body: { details: [{ path: 'quantity', message: 'La cantidad máxima es 10' }] },
  });
  const staff = await signedIn('haykakan');
  expect((await staff.post('/api/orders', { ...many, is_manual_entry: true })).status).toBe(201);
});

test('a price that has changed is never charged unseen, and a repeat keeps the one that was agreed', async () => {
  const { visitor, signedIn, shop } = await openShop();
  const staff = await signedIn('haykakan');
  const customer = visitor();
  const key = { 'idempotency-key': 'pedido-con-precio' };
  const body = withLines([{ productId: BEER, quantity: 2 }], { expectedTotal: 4 });
  const first = await customer.post('/api/orders', body, key);
  expect(first.status).toBe(201);
  await staff.patch(`/api/products/${BEER}`, { price: '2.50', version: 1 });
  expect(await customer.post('/api/orders', body, key)).toMatchObject({ body: first.body });
  expect(await customer.post('/api/orders', body)).toMatchObject({
    status: 409,
    body: {
      code: 'PRICE_CHANGED',
      error: 'El precio ha cambiado mientras hacías el pedido. Revísalo antes de confirmarlo',
      current: { lines: [{ name: 'Cerveza', unitPrice: '2.50' }], linesTotal: '5.00' },
    },
  });
  expect(await shop.db.read.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

test('a plain quantity has the price of the chickens on the menu, where the menu has them', async () => {
  const { visitor, signedIn } = await openShop();
  const staff = await signedIn('haykakan');
  const price = async () => (await placeOrder(visitor(), { quantity: 2.5 })).linesTotal;
  expect(await price()).toBe('34.20');
  await staff.patch('/api/settings/halfChickenProduct', { value: '' });
  expect(await price()).toBeNull();
  await staff.patch('/api/settings/halfChickenProduct', { value: String(HALF) });
  await staff.patch(`/api/products/${WHOLE}`, { deleted: true, version: 1 });
  expect(await price()).toBeNull();
});

test('the notes of lines are not stored for repeats, and an erased customer leaves none', async () => {
  const { signedIn, shop } = await openShop();
  const customer = await signedIn('abaranci');
  const staff = await signedIn('haykakan');
  const key = { 'idempotency-key': 'pedido-con-nota' };
  const body = withLines([{ productId: BEER, quantity: 2, note: 'para Lola' }]);
  const send = async () => (await customer.post('/api/orders', body, key)).body as Order;
  const order = await send();
  const stored = async () =>
    JSON.stringify(await shop.db.read.selectFrom('idempotencyKeys').select('response').execute());
  expect(await stored()).not.toContain('Lola');
  expect(await send()).toEqual(order);
  await staff.patch(`/api/orders/${order.id}`, {
    lines: [{ id: 1, productId: BEER, quantity: 3, note: 'para Lola y Ana' }],
  });
  expect((await send()).lines).toEqual([{ ...order.lines[0], note: 'para Lola y Ana' }]);
  await staff.patch(`/api/orders/${order.id}/confirm`);
  const erased = await customer.post('/api/auth/me/erasure', { password: PASSWORD });
  expect(erased.status).toBeLessThan(300);
  const left = (await staff.get(`/api/orders/${order.id}`)).body;
  expect(left).toMatchObject({ lines: [{ name: 'Cerveza', note: null }], linesTotal: '6.00' });
  expect(JSON.stringify(left)).not.toContain('Lola');
});
