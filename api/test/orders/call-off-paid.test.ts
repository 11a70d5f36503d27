// docs/rules/payments.md#calling-off-a-paid-order
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { listEntries } from '../payments/list-entries.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const CARD = { totalAmount: '27.00', paymentMethod: 'card' };

/** An order of two chickens that is paid by card, and what calls it off. */
async function paidOrder(payment: object = CARD) {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(staff, {
    is_manual_entry: true,
    quantity: 2,
    lines: [{ productId: 8, quantity: 2 }],
  });
  const url = `/api/orders/${id}`;
  await staff.patch(url, payment);
  const send = async (path: string, body: object = {}) => {
    const reply = await staff.patch(url + path, body);
    await expectPaymentsToAgree(under.shop);
    return reply;
  };
  const order = async () => (await staff.get(url)).body as Order;
  const entries = async () =>
    (await listEntries(under.shop.db.read)).map(({ action, cash, card }) => [action, cash, card]);
  const owing = async () =>
    ((await staff.get('/api/books')).body as OpenBooks).unpaid.map(({ amountDue }) => amountDue);
  return { under, staff, id, url, send, order, entries, owing };
}

test.each(['/cancel', '/error'])(
  '%s without a word leaves the money owed to the customer',
  async (path) => {
    const { send, order, entries, owing } = await paidOrder();
    expect((await send(path)).status).toBe(200);
    expect(await order()).toMatchObject({ ...CARD, finalAmount: '27.00', amountDue: '-27.00' });
    expect(await entries()).toEqual([['payment', 0, 2700]]);
    expect(await owing()).toEqual(['-27.00']);
  },
);

test('what is owed is given back later, in any way, and never more', async () => {
  const { send, order, entries, owing } = await paidOrder();
  await send('/cancel');
  const back = (method: string, amount: string) => send('', { refund: { method, amount } });
  expect(await back('cash', '27.01')).toMatchObject({
    status: 400,
    body: { details: [{ path: 'refund.amount', message: 'No hay tanto que devolver' }] },
  });
  expect((await back('cash', '20.00')).status).toBe(200);
  expect(await order()).toMatchObject({ finalAmount: '7.00', amountDue: '-7.00' });
  expect((await back('card', '7.00')).status).toBe(200);
  expect(await order()).toMatchObject({ status: 'cancelled', amountDue: '0.00' });
  expect(await entries()).toEqual([
    ['payment', 0, 2700],
    ['refunded', -2000, 0],
    ['refunded', 0, -700],
  ]);
  expect(await owing()).toEqual([]);
  expect((await back('card', '0.01')).status).toBe(400);
});

test('it is given back at once in the way that is said', async () => {
  const { send, order, entries, owing } = await paidOrder();
  await send('/cancel', { money: { refund: 'card' } });
  expect(await order()).toMatchObject({ finalAmount: null, totalAmount: '0.00', cardAmount: null });
  expect(await entries()).toEqual([
    ['payment', 0, 2700],
    ['refunded', 0, -2700],
  ]);
  expect(await owing()).toEqual([]);
  expect((await send('/reopen')).body).toMatchObject({ amountDue: '27.00', finalAmount: null });
});

test('the shop keeps it, and why stands in the history', async () => {
  const { staff, url, send, order, entries, owing } = await paidOrder();
  expect((await send('/cancel', { money: { kept: ' ' } })).status).toBe(400);
  await send('/cancel', { money: { kept: 'No vino a recogerlo' } });
  expect(await order()).toMatchObject({ amountDue: '0.00', keptAmount: '27.00' });
  expect(await entries()).toEqual([['payment', 0, 2700]]);
  expect(await owing()).toEqual([]);
  const { body } = await staff.get(url);
  expect(JSON.stringify(body)).toContain('No vino a recogerlo');
  expect((await send('/reopen')).body).toMatchObject({ amountDue: '0.00', keptAmount: '0.00' });
});

test.each([
  ['nothing was said of it', undefined],
  ['it was given back in cash', { refund: 'cash' }],
  ['it was kept', { kept: 'No vino' }],
])('Deshacer leaves the payment as it was where %s', async (_what, money) => {
  const { send, order, entries } = await paidOrder();
  const before = await order();
  const { version } = (await send('/cancel', { money })).body as Order;
  await send('/reopen', { undo: true, version });
  const { version: _version, updatedAt: _at, ...after } = await order();
  expect(after).toEqual({ ...before, version: undefined, updatedAt: undefined, ...after });
  expect(after).toMatchObject({
    ...CARD,
    finalAmount: '27.00',
    cardAmount: '27.00',
    amountDue: '0.00',
  });
  const sums = (await entries()).reduce(
    ([cash, card], entry) => [Number(cash) + Number(entry[1]), Number(card) + Number(entry[2])],
    [0, 0],
  );
  expect(sums).toEqual([0, 2700]);
});

test('a discount goes with its points: what was paid is to be given back', async () => {
  const { under, staff, id, send, order } = await paidOrder({ ...CARD, paymentMethod: 'cash' });
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 100);
  await staff.post('/api/points/consume-bonus', { userId, orderId: id });
  const { version } = (await send('/cancel')).body as Order;
  expect(await order()).toMatchObject({ totalAmount: '22.00', amountDue: '-22.00' });
  await send('/reopen', { undo: true, version });
  expect(await order()).toMatchObject({
    totalAmount: '27.00',
    finalAmount: '22.00',
    amountDue: '0.00',
  });
});

test('what is paid too much of an order is given back by the same field', async () => {
  const { send, order, entries } = await paidOrder();
  await send('', { lines: [{ productId: 8, quantity: 1 }] });
  expect((await order()).amountDue).toBe('-13.50');
  await send('', { refund: { method: 'cash', amount: '13.50' } });
  expect(await order()).toMatchObject({
    status: 'pending',
    amountDue: '0.00',
    waivedAmount: '0.00',
  });
  expect(await entries()).toEqual([
    ['payment', 0, 2700],
    ['refunded', -1350, 0],
  ]);
});

test.each([{ refund: 'cash' }, { kept: 'No vino' }])(
  'money that was not seen is not spoken of: %j',
  async (money) => {
    const { under, staff, url, send, order } = await paidOrder({
      ...CARD,
      totalAmount: '10.00',
      waiveRest: false,
    });
    const { version } = await order();
    await send('', { addedPayment: { method: 'cash', amount: '17.00' } });
    const before = await order();
    const current = { version: before.version };
    const refused = { status: 409, body: { code: 'EDITED_MEANWHILE', current } };
    expect(await send('/cancel', { money, version })).toMatchObject(refused);
    const seen = {
      'made-on-version': String(version),
      'made-at': new Date(under.time.now).toISOString(),
      'idempotency-key': randomUUID(),
    };
    expect(await staff.patch(`${url}/cancel`, { money }, seen)).toMatchObject(refused);
    expect(await order()).toEqual(before);
    expect((await send('/cancel', { money, version: before.version })).status).toBe(200);
  },
);

test.each([
  [{ refund: 'card' }, { amountDue: '0.00', finalAmount: null }],
  [{ kept: 'No vino' }, { amountDue: '0.00', keptAmount: '27.00' }],
])(
  'of an order that is called off already %j is noted all the same, once',
  async (money, after) => {
    const { staff, url, send, order, entries } = await paidOrder();
    await send('/cancel');
    expect((await send('/cancel', { money })).body).toMatchObject(after);
    const noted = await entries();
    expect((await send('/cancel', { money })).body).toMatchObject({ ...after, unchanged: true });
    expect(await entries()).toEqual(noted);
    expect(await order()).toMatchObject({ status: 'cancelled', ...after });
    if ('kept' in money) expect(JSON.stringify((await staff.get(url)).body)).toContain('No vino');
  },
);

test('Deshacer takes back no call-off whose money was given back later', async () => {
  const { send, order } = await paidOrder();
  await send('/cancel');
  const { version } = (await send('', { refund: { method: 'card', amount: '27.00' } }))
    .body as Order;
  await send('/reopen', { undo: true, version });
  expect(await order()).toMatchObject({
    ...{ status: 'pending', totalAmount: '0.00', finalAmount: null, amountDue: '27.00' },
  });
});

test('refunds are told by themselves, by way, and what is still owed', async () => {
  const { staff, send } = await paidOrder();
  const facts = async () => ((await staff.get('/api/books')).body as OpenBooks).facts;
  await send('/cancel', { money: { refund: 'card' } });
  expect((await facts()).refunds).toMatchObject({ card: '27.00', cash: '0.00', total: '27.00' });
  await send('/reopen');
  await send('', CARD);
  const { version } = (await send('/cancel', { money: { refund: 'cash' } })).body as Order;
  expect((await facts()).refunds).toMatchObject({ card: '27.00', cash: '27.00', total: '54.00' });
  await send('/reopen', { undo: true, version });
  expect((await facts()).refunds).toMatchObject({ card: '27.00', cash: '0.00', total: '27.00' });
  await send('/cancel');
  expect((await facts()).owed).toEqual({ due: '0.00', toGiveBack: '27.00' });
});

test('money that is to be given back is listed until it is, however long that takes', async () => {
  const { under, send } = await paidOrder();
  await send('/cancel');
  under.time.now += 40 * 86_400_000;
  const later = await under.signedIn('haykakan');
  const { unpaid } = (await later.get('/api/books')).body as OpenBooks;
  expect(unpaid.map(({ amountDue }) => amountDue)).toEqual(['-27.00']);
});

test('an order that was handed over long ago is not listed for its erasure', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(staff, {
    ...{ is_manual_entry: true, quantity: 2 },
    lines: [{ productId: 8, quantity: 2 }],
  });
  await staff.patch(`/api/orders/${id}/confirm`);
  const books = async () => {
    const later = await under.signedIn('superadmin');
    return (await later.get('/api/books')).body as OpenBooks;
  };
  expect((await books()).unpaid).toHaveLength(1);
  under.time.now += 40 * 86_400_000;
  expect((await books()).unpaid).toHaveLength(0);
  const eraser = await under.signedIn('superadmin');
  expect((await eraser.post(`/api/orders/${id}/erase`, {})).status).toBe(200);
  const { unpaid, facts } = await books();
  expect([unpaid, facts.owed?.due]).toEqual([[], '0.00']);
});

test('a payment of nothing is one again after Deshacer', async () => {
  const { send, order } = await paidOrder({ totalAmount: '0.00', paymentMethod: 'cash' });
  const before = await order();
  expect(before.finalAmount).toBe('0.00');
  const { version } = (await send('/cancel')).body as Order;
  await send('/reopen', { undo: true, version });
  expect(await order()).toMatchObject({ finalAmount: '0.00', amountDue: before.amountDue });
});

test('what points have paid stays paid once all of the card is given back', async () => {
  const { under, staff, id, send, order, entries } = await paidOrder({
    ...CARD,
    totalAmount: '27.00',
  });
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 300);
  await staff.post('/api/points/consume-bonus', { userId, orderId: id });
  const discounted = await order();
  expect(Number(discounted.finalAmount)).toBeLessThan(27);
  await send('', { lines: [{ productId: 8, quantity: 1 }] });
  const { amountDue } = await order();
  const amount = (0 - Number(amountDue)).toFixed(2);
  await send('', { refund: { method: 'card', amount } });
  expect(await order()).toMatchObject({
    amountDue: '0.00',
    pointsRedeemed: discounted.pointsRedeemed,
  });
  await send('/cancel');
  expect((await entries()).filter(([action]) => String(action).startsWith('points_'))).toHaveLength(
    2,
  );
});

test('a refund stands alone in its edit', async () => {
  const { send, order } = await paidOrder();
  await send('/cancel');
  const before = await order();
  const refund = { method: 'cash', amount: '5.00' };
  expect(await send('', { refund, customerName: 'Otra' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'refund', message: 'Una devolución se anota sola' }] },
  });
  expect(await order()).toEqual(before);
});

test('what was paid beyond the price is for nothing more once it is given back', async () => {
  const { send, order } = await paidOrder({ ...CARD, totalAmount: '30.00' });
  expect((await order()).waivedAmount).toBe('-3.00');
  const { version } = (await send('/cancel', { money: { refund: 'card' } })).body as Order;
  await send('/reopen', { undo: true, version });
  expect(await order()).toMatchObject({ waivedAmount: '-3.00', amountDue: '0.00' });
  await send('/cancel', { money: { refund: 'card' } });
  await send('/reopen');
  expect(await order()).toMatchObject({ waivedAmount: '0.00', amountDue: '27.00' });
});

test('an order that nobody has paid is called off as ever', async () => {
  const { send, order, owing } = await paidOrder({ details: 'sin sal' });
  expect((await send('/cancel', { money: { refund: 'cash' } })).status).toBe(200);
  expect(await order()).toMatchObject({ finalAmount: null, amountDue: '0.00' });
  expect(await owing()).toEqual([]);
});
