// What an edit makes of an order's lines (docs/rules/orders.md#order-lines).
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expect, test } from 'vitest';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { openShop, orderBody } from '../shop-under-test.ts';

const [WHOLE, HALF, MENU, PAELLA, BEER] = [8, 9, 1, 12, 26];

async function openWithLines(lines: object[], changes: object = {}) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const body = { ...orderBody({ is_manual_entry: true, ...changes }), quantity: undefined, lines };
  const order = (await staff.post('/api/orders', body)).body as Order;
  const edit = (change: object) => staff.patch(`/api/orders/${order.id}`, change);
  return { under, staff, order, edit };
}

const sold = (order: unknown) =>
  (order as Order).lines.map(({ id, productId, quantity, unitPrice }) => [
    id,
    productId,
    quantity,
    unitPrice,
  ]);

test('a line keeps its price whatever its quantity becomes, an added one takes that of today', async () => {
  const { under, staff, edit } = await openWithLines([{ productId: BEER, quantity: 2 }]);
  await staff.patch(`/api/products/${BEER}`, {
    price: '2.50',
    name: 'Cerveza grande',
    version: 1,
  });
  const { status, body } = await edit({
    lines: [
      { id: 1, productId: BEER, quantity: 5 },
      { productId: BEER, quantity: 1 },
      { productId: WHOLE, quantity: 1 },
    ],
  });
  expect([status, sold(body), body]).toMatchObject([
    200,
    [
      [1, BEER, '5.0', '2.00'],
      [2, BEER, '1.0', '2.50'],
      [3, WHOLE, '1.0', '13.50'],
    ],
    {
      quantity: '1.0',
      linesTotal: '26.00',
      details: '1 pollo, cerveza × 5, cerveza grande × 1',
    },
  ]);
  await expectStockToAgree(under.shop);
});

test('a retired product stays in the order, in any quantity', async () => {
  const { staff, edit } = await openWithLines([{ productId: BEER, quantity: 2 }]);
  await staff.patch(`/api/products/${BEER}`, { deleted: true, version: 1 });
  const kept = await edit({ lines: [{ id: 1, productId: BEER, quantity: 4 }] });
  expect(kept).toMatchObject({ status: 200, body: { linesTotal: '8.00' } });
  const added = await edit({ lines: [{ productId: BEER, quantity: 1 }] });
  expect(added).toMatchObject({ status: 422, body: { code: 'LINES_NOT_AVAILABLE' } });
});

test('a quantity without lines changes the chickens alone, the same one nothing', async () => {
  const { under, edit } = await openWithLines([
    { productId: WHOLE, quantity: 1 },
    { productId: MENU, quantity: 1 },
    { productId: PAELLA, quantity: 4, note: 'sin garrofón' },
  ]);
  const before = (await edit({ quantity: '2.0' })).body as Order;
  expect(sold(before)).toHaveLength(3);
  const { body } = await edit({ quantity: '3.5' });
  expect([sold(body), body]).toMatchObject([
    [
      [1, WHOLE, '2.0', '13.50'],
      [2, MENU, '1.0', '21.50'],
      [3, PAELLA, '4.0', '9.50'],
      [4, HALF, '1.0', '7.20'],
    ],
    {
      details: '2 1/2 pollos, menú Brasa para dos × 1, paella valenciana × 4 (sin garrofón)',
    },
  ]);
  expect(await edit({ quantity: '0.5' })).toMatchObject({
    status: 422,
    body: { code: 'LINES_EXCEED_QUANTITY' },
  });
  await expectStockToAgree(under.shop);
});

test('a retired product is sold by what its units take from the oven, never a quarter of a chicken', async () => {
  const { staff, edit } = await openWithLines([{ productId: HALF, quantity: 1 }]);
  await staff.patch(`/api/products/${HALF}`, { deleted: true, version: 1 });
  expect(await edit({ lines: [{ id: 1, productId: HALF, quantity: 1.5 }] })).toMatchObject({
    status: 422,
    body: {
      code: 'LINES_NOT_AVAILABLE',
      details: [
        { path: 'lines.0', message: 'Medio pollo a la leña: se pide por unidades enteras' },
      ],
    },
  });
});

test('details that staff wrote stay, emptied ones say again what is in the order', async () => {
  const own = { details: 'Para el bautizo' };
  const { edit } = await openWithLines([{ productId: BEER, quantity: 2 }], own);
  const lines = [{ id: 1, productId: BEER, quantity: 3 }];
  expect((await edit({ lines })).body).toMatchObject(own);
  expect((await edit({ details: '' })).body).toMatchObject({ details: 'cerveza × 3' });
});

test('without its lines an order is of chickens again, or of nothing and refused', async () => {
  const { edit } = await openWithLines([{ productId: BEER, quantity: 2 }]);
  expect(await edit({ lines: [] })).toMatchObject({ status: 400 });
  expect(await edit({ lines: [], quantity: 1 })).toMatchObject({
    status: 200,
    body: { quantity: '1.0', linesTotal: '13.50', details: '1 pollo' },
  });
});

test.each([
  [[{ id: 7, productId: BEER, quantity: 1 }], 'LINES_NOT_AVAILABLE'],
  [[{ id: 1, productId: PAELLA, quantity: 2 }], 'LINES_NOT_AVAILABLE'],
  [[{ productId: BEER, quantity: 1.5 }], 'LINES_NOT_AVAILABLE'],
  [
    [
      { id: 1, productId: BEER, quantity: 1, note: 'fría' },
      { id: 1, productId: BEER, quantity: 1 },
    ],
    'LINES_NOT_AVAILABLE',
  ],
  [[{ id: 1, productId: BEER, quantity: 1, note: '\u0000' }], 'VALIDATION'],
  [[{ productId: 0, quantity: 1 }], 'VALIDATION'],
])('%j is refused and changes nothing', async (lines, code) => {
  const { staff, order, edit } = await openWithLines([{ productId: BEER, quantity: 2 }]);
  expect(await edit({ lines })).toMatchObject({ body: { code } });
  expect((await staff.get(`/api/orders/${order.id}`)).body).toMatchObject(order);
});

test('the history tells the lines and what they cost, and an order called off has them still', async () => {
  const { staff, order, edit } = await openWithLines([{ productId: BEER, quantity: 2 }]);
  await edit({ lines: [{ id: 1, productId: BEER, quantity: 3, note: 'fría' }] });
  await staff.patch(`/api/orders/${order.id}/cancel`);
  const { body } = await staff.get(`/api/orders/${order.id}`);
  expect(body).toMatchObject({
    status: 'cancelled',
    linesTotal: '6.00',
    history: [
      {},
      {
        changes: [
          { field: 'details', before: 'cerveza × 2', after: 'cerveza × 3 (fría)' },
          { field: 'lines', before: '2 × Cerveza', after: '3 × Cerveza (fría)' },
          { field: 'linesTotal', before: '4.00', after: '6.00' },
        ],
      },
      {},
    ],
  });
});

test('what is added at another price than was seen is refused, and nothing of the edit is done', async () => {
  const { under, staff, order, edit } = await openWithLines([{ productId: BEER, quantity: 2 }]);
  await staff.patch(`/api/products/${BEER}`, { price: '2.50', version: 1 });
  const known = { id: 1, productId: BEER, quantity: 3 };
  const lines = [known, { productId: BEER, quantity: 1 }];
  const refused = await edit({ customerName: 'Otra', lines, expectedTotal: '8.00' });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'PRICE_CHANGED',
      current: { linesTotal: '8.50', lines: [{ unitPrice: '2.00' }, { unitPrice: '2.50' }] },
    },
  });
  expect((await staff.get(`/api/orders/${order.id}`)).body).toMatchObject({
    ...{ customerName: order.customerName, version: order.version, linesTotal: '4.00' },
  });
  expect(await edit({ lines, expectedTotal: '8.50' })).toMatchObject({
    status: 200,
    body: { linesTotal: '8.50' },
  });
  await expectStockToAgree(under.shop);
});

test('an expected total alone is no edit, and beside a payment it is not looked at', async () => {
  const { order, edit } = await openWithLines([{ productId: BEER, quantity: 2 }]);
  expect((await edit({ expectedTotal: '1.00' })).body).toMatchObject({ version: order.version });
  expect(await edit({ totalAmount: '4.00', expectedTotal: '1.00' })).toMatchObject({ status: 200 });
});

test('details that only say what was in the order follow it, though they were sent back', async () => {
  const { order, edit } = await openWithLines([
    { productId: WHOLE, quantity: 1 },
    { productId: BEER, quantity: 2 },
  ]);
  const { details } = order;
  expect(details).toBe('1 pollo, cerveza × 2');
  expect((await edit({ quantity: 2, details })).body).toMatchObject({
    details: '2 pollos, cerveza × 2',
  });
  expect((await edit({ quantity: 3, details: 'sin sal' })).body).toMatchObject({
    details: 'sin sal',
  });
  expect((await edit({ quantity: 2, details: 'sin sal' })).body).toMatchObject({
    details: 'sin sal',
  });
});

test('the chickens that details begin with follow, and the rest of them stays', async () => {
  const { edit } = await openWithLines([{ productId: WHOLE, quantity: 2 }], {
    details: '2 pollos, croquetas (sin precio)',
  });
  expect((await edit({ quantity: 3 })).body).toMatchObject({
    details: '3 pollos, croquetas (sin precio)',
  });
});

test('details follow wherever an edit puts the new line', async () => {
  const { staff, order, edit } = await openWithLines([
    { productId: HALF, quantity: 1, note: 'muy hecho' },
  ]);
  expect((await edit({ quantity: 1.5 })).body).toMatchObject({
    details: 'medio pollo (muy hecho), 1 pollo',
  });
  expect((await edit({ quantity: 3.5 })).body).toMatchObject({
    details: 'medio pollo (muy hecho), 3 pollos',
  });
  const known = (await staff.get(`/api/orders/${order.id}`)).body as Order;
  const kept = known.lines.map(({ id, productId, quantity, note }) => ({
    ...{ id, productId, quantity, note },
  }));
  const added = await edit({ lines: [{ productId: PAELLA, quantity: 4 }, ...kept] });
  expect((await staff.get(`/api/orders/${order.id}`)).body).toMatchObject(sentBack(added.body));
  expect((await edit({ lines: kept })).body).toMatchObject({
    details: 'medio pollo (muy hecho), 3 pollos',
  });
});

const sentBack = (body: unknown) => {
  const { lines, details } = body as Order;
  return { lines, details };
};

test('details that an earlier release composed in another order follow too', async () => {
  const { edit } = await openWithLines(
    [
      { productId: HALF, quantity: 1, note: 'muy hecho' },
      { productId: WHOLE, quantity: 1 },
    ],
    { details: '1 pollo, medio pollo (muy hecho)' },
  );
  expect((await edit({ quantity: 3.5 })).body).toMatchObject({
    details: 'medio pollo (muy hecho), 3 pollos',
  });
});
