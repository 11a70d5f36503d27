// docs/rules/payments.md#refunds
import { expect, test } from 'vitest';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { expectLedgerToAgree } from '../loyalty/expect-ledger-to-agree.ts';
import { listEntries } from '../payments/list-entries.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

/** Two chickens and two beers, 32 €, handed over and paid so. */
async function handedOver(payment: object = { totalAmount: '32.00', paymentMethod: 'cash' }) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(staff, {
    ...{ is_manual_entry: true, quantity: 2 },
    lines: [
      { productId: 8, quantity: 2 },
      { productId: 14, quantity: 2 },
    ],
  });
  const url = `/api/orders/${id}`;
  expect((await staff.patch(url, payment)).status).toBe(200);
  expect((await staff.patch(`${url}/confirm`)).status).toBe(200);
  const order = async () => (await staff.get(url)).body as Order;
  const [chickens, beers] = (await order()).lines;
  const refund = async (given: object) => {
    const reply = await staff.patch(url, { refund: { method: 'cash', ...given } });
    await expectPaymentsToAgree(under.shop);
    await expectStockToAgree(under.shop);
    return reply;
  };
  const stock = async () =>
    ((await staff.get('/api/stock')).body as { currentStock: string }).currentStock;
  return { under, staff, url, id, order, refund, stock, chickens: chickens!, beers: beers! };
}

test('a dish is given back with its price: nothing is owed, and the order stays handed over', async () => {
  const { under, staff, url, order, refund, beers } = await handedOver();
  const goods = [{ line: beers.id, quantity: 1 }];
  const reply = await refund({ amount: beers.unitPrice, reason: 'Caliente', goods });
  expect(reply.status).toBe(200);
  const after = await order();
  expect(after).toMatchObject({ status: 'delivered', amountDue: '0.00' });
  expect(Number(after.finalAmount)).toBe(32 - Number(beers.unitPrice));
  expect(after.lines.map(({ returned }) => returned)).toEqual([undefined, '1.0']);
  const entries = await listEntries(under.shop.db.read);
  expect(entries.at(-1)).toMatchObject({
    action: 'refunded',
    cash: -100 * Number(beers.unitPrice),
  });
  const history = JSON.stringify((await staff.get(url)).body);
  expect(history).toContain('Caliente');
  expect(history).toContain('devuelto 1');
  const { facts } = (await staff.get('/api/books')).body as OpenBooks;
  expect(facts.refunds?.cash).toBe(Number(beers.unitPrice).toFixed(2));
});

test('a chicken comes back into the stock of today where that is said, and not otherwise', async () => {
  const { under, staff, refund, stock, chickens } = await handedOver();
  const before = Number(await stock());
  const one = { line: chickens.id, quantity: 1 };
  await refund({ amount: '13.50', reason: 'Quemado', goods: [one] });
  expect(Number(await stock())).toBe(before);
  await refund({ amount: '13.50', reason: 'Sobraba', goods: [{ ...one, toStock: true }] });
  expect(Number(await stock())).toBe(before + 1);
  const history = await under.shop.db.read
    .selectFrom('stockHistory')
    .selectAll()
    .orderBy('id')
    .execute();
  expect(history.at(-1)).toMatchObject({ action: 'order_returned', createdBy: staff.id });
});

test('the report of products counts what was kept', async () => {
  const { staff, refund, chickens } = await handedOver();
  const sold = async () =>
    (
      (await staff.get('/api/books/report/products?unit=day&day=2026-11-20')).body as {
        products: { productId: number; quantity: string; total: string }[];
      }
    ).products.find(({ productId }) => productId === 8);
  expect(await sold()).toMatchObject({ quantity: '2.0', total: '27.00' });
  const goods = [{ line: chickens.id, quantity: 1 }];
  await refund({ amount: '13.50', reason: 'Quemado', goods });
  expect(await sold()).toMatchObject({ quantity: '1.0', total: '13.50' });
});

test('without goods, and of all of it: its page says that nothing is paid and nothing owed', async () => {
  const { under, order, refund } = await handedOver();
  expect((await refund({ amount: '32.00', reason: 'No volverá a pasar' })).status).toBe(200);
  expect(await order()).toMatchObject({
    ...{ status: 'delivered', finalAmount: '0.00', amountDue: '0.00' },
  });
  const { code } = await order();
  const page = await under.visitor().get(`/api/order-pages/${code}`);
  expect(page.body).toMatchObject({ paid: '0.00', owed: null });
  expect((await refund({ amount: '0.01', reason: 'Más' })).status).toBe(400);
});

test('a payment that is stated anew takes a wrong refund back, with its goods', async () => {
  const { staff, url, order, refund, chickens } = await handedOver();
  const before = await order();
  const goods = [{ line: chickens.id, quantity: 1 }];
  await refund({ amount: '13.50', reason: 'De otro pedido', goods });
  await staff.patch(url, { totalAmount: '32.00' });
  const { lines, amountDue, finalAmount } = await order();
  expect({ lines, amountDue, finalAmount }).toEqual({
    ...{ lines: before.lines, amountDue: '0.00', finalAmount: '32.00' },
  });
});

test('a refund that was entered in the wrong way leaves the books when it is taken back', async () => {
  const { under, staff, url, refund } = await handedOver({
    ...{ totalAmount: '32.00', paymentMethod: 'card' },
  });
  const facts = async () => ((await staff.get('/api/books')).body as OpenBooks).facts;
  await refund({ amount: '5.00', reason: 'Fría', method: 'card' });
  await staff.patch(url, { totalAmount: '32.00' });
  expect((await facts()).refunds?.total).toBe('0.00');
  await refund({ amount: '5.00', reason: 'Fría' });
  expect((await facts()).refunds).toMatchObject({ cash: '5.00', card: '0.00', total: '5.00' });
  await staff.patch(url, { totalAmount: '40.00', paymentMethod: 'card' });
  expect((await facts()).refunds?.total).toBe('0.00');
  const entries = await listEntries(under.shop.db.read);
  expect(entries.slice(-2)).toMatchObject([
    { action: 'refunded', cash: 500, card: 0 },
    { action: 'payment', cash: 0, card: 800 },
  ]);
  await expectPaymentsToAgree(under.shop);
});

test('the payment of new goods leaves what came back as it is', async () => {
  const { staff, url, order, refund, beers } = await handedOver();
  const goods = [{ line: beers.id, quantity: 1 }];
  await refund({ amount: beers.unitPrice, reason: 'Caliente', goods });
  const { lines } = await order();
  const kept = lines.map(({ id, productId, quantity }) => ({ id, productId, quantity }));
  await staff.patch(url, { lines: [...kept, { productId: 9, quantity: 1 }] });
  const { finalAmount, amountDue: owed } = await order();
  expect(Number(owed)).toBeGreaterThan(0);
  await staff.patch(url, { totalAmount: (Number(finalAmount) + Number(owed)).toFixed(2) });
  const after = await order();
  expect(after.amountDue).toBe('0.00');
  expect(after.lines.map(({ returned }) => returned)).toEqual([undefined, '1.0', undefined]);
});

test('points that the rest no longer earns are taken back', async () => {
  const { staff, id, order, refund } = await handedOver();
  const earned = await staff.post('/api/auth/points/accumulate', {
    ...{ orderId: id, phone: '600111222', paymentAmount: 32, cashPayment: true },
  });
  expect(earned.status).toBe(200);
  expect((await refund({ amount: '5.00', reason: 'Fría' })).body).toMatchObject({
    pointsEarned: 27,
    pointsChange: { earned: -5 },
  });
  expect((await order()).pointsEarned).toBe(27);
});

test.each<[string, object, string]>([
  ['more than was paid', { amount: '32.01', reason: 'x' }, 'No hay tanto que devolver'],
  ['without a reason', { amount: '1.00' }, 'No hay tanto que devolver'],
  [
    'goods without a reason',
    { amount: '1.00', goods: [{ line: 1, quantity: 1 }] },
    'Indica el motivo',
  ],
  [
    'more than there was',
    { amount: '1.00', reason: 'x', goods: [{ line: 1, quantity: 3 }] },
    'De eso no queda tanto',
  ],
  [
    'more than there was, in two parts',
    {
      ...{ amount: '1.00', reason: 'x' },
      goods: [
        { line: 1, quantity: 1.5 },
        { line: 1, quantity: 1 },
      ],
    },
    'De eso no queda tanto',
  ],
  [
    'a line that is not there',
    { amount: '1.00', reason: 'x', goods: [{ line: 9, quantity: 1 }] },
    'Línea inválida',
  ],
])('%s is refused, and changes nothing', async (_what, given, message) => {
  const { order, refund } = await handedOver();
  const before = await order();
  expect(await refund(given)).toMatchObject({ status: 400, body: { details: [{ message }] } });
  expect(await order()).toEqual(before);
});

test('of what is to be given back the rest alone lowers the price', async () => {
  const { staff, url, order, refund } = await handedOver({
    ...{ totalAmount: '40.00', paymentMethod: 'card' },
  });
  await staff.patch(url, { lines: [{ productId: 8, quantity: 2 }] });
  await staff.patch(`${url}/confirm`);
  const { amountDue } = await order();
  const owed = 0 - Number(amountDue);
  expect(owed).toBeGreaterThan(0);
  const amount = (owed + 3).toFixed(2);
  expect((await refund({ amount, reason: 'Quemado' })).status).toBe(200);
  expect(await order()).toMatchObject({ amountDue: '0.00' });
});

test.each([[true], [false]])(
  'goods that came back stay in the order, and the stock does not move twice: to the stock %s',
  async (toStock) => {
    const { under, staff, url, order, refund, stock, chickens, beers } = await handedOver();
    const goods = [{ line: chickens.id, quantity: 1, toStock }];
    await refund({ amount: '13.50', reason: 'Otra cosa', goods });
    const lain = Number(await stock());
    const before = await order();
    await staff.patch(`${url}/reopen`, { reason: 'Cambio' });
    const some = { id: beers.id, productId: 14, quantity: 2 };
    const two = { id: chickens.id, productId: 8, quantity: 2 };
    for (const lines of [[some], [{ ...two, quantity: 1 }, some], []]) {
      const reply = await staff.patch(url, { lines, quantity: lines.length === 0 ? 2 : undefined });
      expect(reply).toMatchObject({
        ...{ status: 400 },
        body: { details: [{ path: 'lines' }] },
      });
    }
    expect((await order()).lines).toEqual(before.lines);
    const more = { ...some, quantity: 5 };
    expect((await staff.patch(url, { lines: [two, more] })).status).toBe(200);
    expect((await order()).amountDue).toBe((3 * Number(beers.unitPrice)).toFixed(2));
    await staff.patch(`${url}/confirm`);
    expect(Number(await stock())).toBe(lain);
    await expectStockToAgree(under.shop);
    await staff.patch(`${url}/reopen`, { reason: 'Nada' });
    await staff.patch(`${url}/cancel`);
    expect(Number(await stock())).toBe(lain + 1);
    await expectStockToAgree(under.shop);
  },
);

test('a call-off gives back what was not given back yet', async () => {
  const { under, staff, url, refund, stock, chickens } = await handedOver();
  const goods = [{ line: chickens.id, quantity: 1, toStock: true }];
  await refund({ amount: '13.50', reason: 'Sobraba', goods });
  const lain = Number(await stock());
  await staff.patch(`${url}/reopen`, { reason: 'Nada' });
  await staff.patch(`${url}/cancel`);
  expect(Number(await stock())).toBe(lain + 1);
  await expectStockToAgree(under.shop);
});

test('lines that become one keep what came back of both', async () => {
  const { staff, url, order, refund, chickens } = await handedOver();
  const line = { productId: 8, quantity: 1 };
  await staff.patch(url, {
    lines: [
      { ...line, id: chickens.id },
      { ...line, note: 'sin sal' },
      { productId: 14, quantity: 2 },
    ],
  });
  await staff.patch(`${url}/confirm`);
  const noted = (await order()).lines.find(({ note }) => note !== null);
  await refund({ amount: '13.50', reason: 'x', goods: [{ line: noted!.id, quantity: 1 }] });
  await staff.patch(url, {
    lines: [
      { ...line, id: chickens.id },
      { ...line, id: noted!.id },
      { productId: 14, quantity: 2 },
    ],
  });
  expect((await order()).lines[0]).toMatchObject({ quantity: '2.0', returned: '1.0' });
});

test.each(['cash', 'card'])(
  'points that were spent come back with all goods and money, given back by %s',
  async (method) => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const { id: userId, phone } = await newCustomer(under);
    await earn(under, userId, 150);
    const { id } = await placeOrder(staff, { is_manual_entry: true, quantity: 2 });
    const url = `/api/orders/${id}`;
    await staff.patch(url, { totalAmount: '27.00', paymentMethod: 'cash' });
    const spent = { userId, bonusType: 1, pointsCost: 100, orderId: id };
    expect((await staff.post('/api/points/consume-bonus', spent)).status).toBe(200);
    await staff.patch(`${url}/confirm`);
    const all = ((await staff.get(url)).body as Order).lines.map(({ id: line, quantity }) => ({
      ...{ line, quantity },
    }));
    const refund = { method, amount: '22.00', reason: 'Crudo', goods: all };
    const reply = await staff.patch(url, { refund });
    expect(reply).toMatchObject({
      ...{ status: 200 },
      body: {
        ...{ totalAmount: '0.00', finalAmount: '0.00', amountDue: '0.00', waivedAmount: '0.00' },
        ...{ pointsRedeemed: 0, pointsEarned: 0, pointsChange: { redeemed: -100 } },
      },
    });
    const { body } = await staff.post('/api/points/search-phone', { phone });
    expect(body).toMatchObject({ points: { available: 150 } });
    await expectPaymentsToAgree(under.shop);
    const { facts } = (await staff.get('/api/books')).body as OpenBooks;
    expect(facts.refunds).toMatchObject({ total: '22.00', [method]: '22.00' });
    await expectLedgerToAgree(under.shop);
  },
);

test('points that were spent stay spent while some of the goods are kept', async () => {
  const { under, staff, url, id } = await withBonus();
  const [chickens] = ((await staff.get(url)).body as Order).lines;
  const goods = [{ line: chickens!.id, quantity: 1 }];
  const refund = { method: 'cash', amount: '22.00', reason: 'Crudo', goods };
  expect((await staff.patch(url, { refund })).body).toMatchObject({
    ...{ id, finalAmount: '0.00', pointsRedeemed: 100, totalAmount: '5.00', amountDue: '0.00' },
  });
  await expectPaymentsToAgree(under.shop);
});

/** Two chickens of 27 €, of which a bonus has paid 5 €, handed over. */
async function withBonus() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 150);
  const { id } = await placeOrder(staff, { is_manual_entry: true, quantity: 2 });
  const url = `/api/orders/${id}`;
  await staff.patch(url, { totalAmount: '27.00', paymentMethod: 'cash' });
  await staff.post('/api/points/consume-bonus', {
    ...{ userId, bonusType: 1, pointsCost: 100, orderId: id },
  });
  await staff.patch(`${url}/confirm`);
  return { under, staff, url, id };
}

test('earnings that a whole return has taken come back with the payment', async () => {
  const { under, staff, url, id, order, refund } = await handedOver();
  await staff.post('/api/auth/points/accumulate', {
    ...{ orderId: id, phone: '600111222', paymentAmount: 32, cashPayment: true },
  });
  const goods = (await order()).lines.map(({ id: line, quantity }) => ({ line, quantity }));
  await refund({ amount: '32.00', reason: 'De otro pedido', goods });
  expect((await order()).pointsEarned).toBe(0);
  await staff.patch(url, { totalAmount: '32.00' });
  expect(await order()).toMatchObject({ pointsEarned: 32, finalAmount: '32.00' });
  await expectLedgerToAgree(under.shop);
});

test('a returned line is not lowered while another grows', async () => {
  const { staff, url, order, refund, chickens, beers } = await handedOver();
  const goods = [chickens, beers].map(({ id: line }) => ({ line, quantity: 1 }));
  await refund({ amount: '16.00', reason: 'x', goods });
  const before = (await order()).lines;
  const reply = await staff.patch(url, {
    lines: [
      { id: chickens.id, productId: 8, quantity: 1 },
      { id: beers.id, productId: 14, quantity: 3 },
    ],
  });
  expect(reply.status).toBe(400);
  expect((await order()).lines).toEqual(before);
});

test('what an edit takes off other lines after a return is to be given back', async () => {
  const { under, staff, url, order, refund, chickens, beers } = await handedOver({
    ...{ totalAmount: '49.00', paymentMethod: 'cash' },
  });
  const goods = [{ line: chickens.id, quantity: 1 }];
  await refund({ amount: '13.50', reason: 'Fría', goods });
  await staff.patch(url, {
    lines: [
      { id: chickens.id, productId: 8, quantity: 2 },
      { id: beers.id, productId: 14, quantity: 1 },
    ],
  });
  const spared = Number(beers.unitPrice).toFixed(2);
  expect(await order()).toMatchObject({ amountDue: `-${spared}` });
  await staff.patch(`${url}/confirm`);
  await expectPaymentsToAgree(under.shop);
});

test('money for a dish without a price stays paid for it after a return', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const lines = [{ productId: 8, quantity: 2 }];
  const details = '2 pollos, croquetas (sin precio)';
  const { id } = await placeOrder(staff, { is_manual_entry: true, quantity: 2, lines, details });
  const url = `/api/orders/${id}`;
  await staff.patch(url, { totalAmount: '35.00', paymentMethod: 'cash' });
  const [chickens] = ((await staff.get(url)).body as Order).lines;
  const goods = [{ line: chickens!.id, quantity: 1 }];
  const refund = { method: 'cash', amount: '13.50', reason: 'Fría', goods };
  expect((await staff.patch(url, { refund })).status).toBe(200);
  const kept = { id: chickens!.id, productId: 8, quantity: 2 };
  const without = await staff.patch(url, { lines: [kept], details: '2 pollos' });
  expect(without.body).toMatchObject({ amountDue: '-8.00' });
});

test('cash that is given back of a payment in two ways with a bonus leaves the drawer alone', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 150);
  const lines = [{ productId: 8, quantity: 3 }];
  const { id } = await placeOrder(staff, { is_manual_entry: true, quantity: 3, lines });
  const url = `/api/orders/${id}`;
  await staff.patch(url, { totalAmount: '20.00', paymentMethod: 'card', waiveRest: false });
  await staff.patch(url, { addedPayment: { method: 'cash', amount: '20.50' } });
  const spent = { userId, bonusType: 1, pointsCost: 100, orderId: id };
  expect((await staff.post('/api/points/consume-bonus', spent)).status).toBe(200);
  await staff.patch(`${url}/confirm`);
  const refund = { method: 'cash', amount: '27.00', reason: 'Fría' };
  expect((await staff.patch(url, { refund })).body).toMatchObject({ finalAmount: '8.50' });
  const entries = await listEntries(under.shop.db.read);
  expect(entries.at(-1)).toMatchObject({ action: 'refunded', cash: -2700, card: 0 });
  await expectPaymentsToAgree(under.shop);
});

test('points stay spent while a dish without a price is kept', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 150);
  const lines = [{ productId: 8, quantity: 1 }];
  const details = '1 pollo, croquetas (sin precio)';
  const { id } = await placeOrder(staff, { is_manual_entry: true, quantity: 1, lines, details });
  const url = `/api/orders/${id}`;
  await staff.patch(url, { totalAmount: '18.50', paymentMethod: 'cash' });
  const spent = { userId, bonusType: 1, pointsCost: 100, orderId: id };
  expect((await staff.post('/api/points/consume-bonus', spent)).status).toBe(200);
  const [chicken] = ((await staff.get(url)).body as Order).lines;
  const goods = [{ line: chicken!.id, quantity: 1 }];
  const refund = { method: 'cash', amount: '13.50', reason: 'Fría', goods };
  expect((await staff.patch(url, { refund })).body).toMatchObject({
    ...{ finalAmount: '0.00', pointsRedeemed: 100 },
  });
});
