// docs/rules/payments.md#owed
import { describe, expect, test } from 'vitest';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { listEntries } from '../payments/list-entries.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const WHOLE = 8;
/** What is left of the price is on account. */
const onAccount = (totalAmount: string, paymentMethod = 'cash') => ({
  ...{ totalAmount, paymentMethod, waiveRest: false },
});
const chickens = (quantity: number) => ({ lines: [{ productId: WHOLE, quantity }] });

/** An order of one chicken, 13.50 €, and what changes it. */
async function counter() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const { id } = await placeOrder(staff, { is_manual_entry: true, quantity: 1, ...chickens(1) });
  const url = `/api/orders/${id}`;
  const read = async () => (await staff.get(url)).body as Order;
  const change = async (body: object, path = '') => {
    expect((await staff.patch(url + path, body)).status).toBe(200);
    const { amountDue, waivedAmount } = await read();
    await expectPaymentsToAgree(under.shop);
    return [amountDue, waivedAmount];
  };
  const unpaid = async () => ((await staff.get('/api/books')).body as OpenBooks).unpaid;
  return { under, staff, id, change, read, unpaid };
}

describe('an order owes', () => {
  test('its price until it is paid, more after an edit to more, and below nothing after one to less', async () => {
    const { change, read } = await counter();
    expect((await read()).amountDue).toBe('13.50');
    expect(await change({ totalAmount: '13.50', paymentMethod: 'card' })).toEqual(['0.00', '0.00']);
    expect(await change(chickens(3))).toEqual(['27.00', '0.00']);
    expect(await change({ totalAmount: '40.50', paymentMethod: 'card' })).toEqual(['0.00', '0.00']);
    expect(await change(chickens(2))).toEqual(['-13.50', '0.00']);
  });

  test('nothing of what a payment waives, until another is noted', async () => {
    const { change } = await counter();
    expect(await change({ totalAmount: '13.00', paymentMethod: 'cash' })).toEqual(['0.00', '0.50']);
    expect(await change(chickens(2))).toEqual(['13.50', '0.50']);
    expect(await change(onAccount('13.00'))).toEqual(['14.00', '0.00']);
  });

  test('nothing where more is paid than the lines cost', async () => {
    const { change } = await counter();
    const paid = { totalAmount: '15.00', paymentMethod: 'cash' };
    expect(await change(paid)).toEqual(['0.00', '-1.50']);
    // It pays for lines that come later.
    expect(await change(chickens(2))).toEqual(['12.00', '-1.50']);
  });

  test('below nothing what was paid once it is called off, and as before once it is taken up again', async () => {
    const { change } = await counter();
    await change(onAccount('10.00'));
    expect(await change({}, '/cancel')).toEqual(['-10.00', '0.00']);
    expect(await change({}, '/reopen')).toEqual(['3.50', '0.00']);
  });

  test('what nobody knows where it has no lines', async () => {
    const under = await openShop();
    const staff = await under.signedIn('haykakan');
    const { id } = await placeOrder(staff, {
      is_manual_entry: true,
      quantity: 0,
      details: 'Paella',
    });
    expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({ amountDue: null });
  });
});

describe('a dish without a price', () => {
  const croquetas = { details: '1 pollo, croquetas (sin precio)' };

  test('leaves what is on account owed, and what it costs unknown', async () => {
    const { change } = await counter();
    await change(onAccount('10.00'));
    expect(await change(croquetas)).toEqual(['3.50', '0.00']);
    expect(await change({ addedPayment: { method: 'cash', amount: '3.50' } })).toEqual([
      null,
      '0.00',
    ]);
  });

  test('is paid with a payment that nobody calls a part', async () => {
    const { change, unpaid } = await counter();
    await change(croquetas);
    expect(await change({ totalAmount: '12.00', paymentMethod: 'cash' })).toEqual([null, '1.50']);
    expect(await change({ totalAmount: '19.50', paymentMethod: 'cash' })).toEqual([null, '-6.00']);
    await change({}, '/confirm');
    expect(await unpaid()).toEqual([]);
  });

  test('is paid by what was paid for the dish in whose place it comes', async () => {
    const { change, unpaid } = await counter();
    await change(chickens(2));
    await change({ totalAmount: '27.00', paymentMethod: 'cash' });
    expect(await change({ ...chickens(1), ...croquetas })).toEqual([null, '-13.50']);
    await change({}, '/confirm');
    expect(await unpaid()).toEqual([]);
  });

  test('is given back where it was paid and there is none any more', async () => {
    const { change } = await counter();
    await change(croquetas);
    await change({ totalAmount: '19.50', paymentMethod: 'cash' });
    expect(await change({ details: '1 pollo' })).toEqual(['-6.00', '0.00']);
  });

  test('has no total in the books, which say the least that is owed', async () => {
    const { change, unpaid, staff } = await counter();
    await change(croquetas);
    const { pending } = (await staff.get('/api/books')).body as OpenBooks;
    expect(pending).toMatchObject([{ linesTotal: null, amountDue: null }]);
    await change(onAccount('10.00'));
    await change({}, '/confirm');
    expect(await unpaid()).toMatchObject([{ linesTotal: null, amountDue: '3.50' }]);
  });
});

test('the books list what was handed over and owes, or is owed to its customer, with the amount', async () => {
  const { id, change, unpaid } = await counter();
  await change(onAccount('10.00'));
  expect(await unpaid()).toEqual([]);
  await change({}, '/confirm');
  expect(await unpaid()).toMatchObject([{ id, linesTotal: '13.50', amountDue: '3.50' }]);
  await change({ totalAmount: '13.50', paymentMethod: 'cash' });
  expect(await unpaid()).toEqual([]);
});

/** Points by the phone of somebody for so much in cash. */
const cashPoints = (orderId: number, paymentAmount: string | null, phone = '600111222') => ({
  ...{ phone, paymentAmount, cashPayment: true, orderId },
});

describe('payments add up', () => {
  const add = (method: string, amount: string) => ({ addedPayment: { method, amount } });

  test('a deposit and the rest in another way are mixed, and each is an entry of its own', async () => {
    const { under, change, read } = await counter();
    expect(await change(add('card', '5.00'))).toEqual(['8.50', '0.00']);
    expect(await read()).toMatchObject({ paymentMethod: 'card', finalAmount: '5.00', version: 2 });
    expect(await change(add('cash', '8.50'))).toEqual(['0.00', '0.00']);
    const parts = { cashAmount: '8.50', cardAmount: '5.00', bizumAmount: null };
    expect(await read()).toMatchObject({ paymentMethod: 'mixed', totalAmount: '13.50', ...parts });
    const entries = await listEntries(under.shop.db.read);
    expect(entries.map(({ action, cash, card }) => [action, cash, card])).toEqual([
      ['payment', 0, 500],
      ['payment', 850, 0],
    ]);
  });

  test('twice in one way are one payment in that way', async () => {
    const { change, read } = await counter();
    await change(add('bizum', '5.00'));
    await change(add('bizum', '8.50'));
    expect(await read()).toMatchObject({ paymentMethod: 'bizum', bizumAmount: '13.50' });
  });

  test('beside a discount, which is off what came before', async () => {
    const { under, staff, id, change, read } = await counter();
    const { id: userId } = await newCustomer(under);
    await earn(under, userId, 100);
    const bonus = () => staff.post('/api/points/consume-bonus', { userId, orderId: id });
    await change(onAccount('10.00', 'card'));
    expect(await bonus()).toMatchObject({ body: { code: 'DISCOUNT_ORDER_WITHOUT_TOTAL' } });
    await change({ totalAmount: '13.50', paymentMethod: 'card' });
    expect((await bonus()).status).toBe(200);
    await change(chickens(2));
    expect(await change(add('cash', '13.50'))).toEqual(['0.00', '0.00']);
    const parts = { cashAmount: '13.50', cardAmount: '8.50' };
    expect(await read()).toMatchObject({ totalAmount: '27.00', finalAmount: '22.00', ...parts });
  });

  test('a bonus is refused where something is to be given back', async () => {
    const { under, staff, id, change, read } = await counter();
    const { id: userId } = await newCustomer(under);
    await earn(under, userId, 300);
    await change(chickens(2));
    await change({ totalAmount: '27.00', paymentMethod: 'cash' });
    await change(chickens(1));
    const reply = await staff.post('/api/points/consume-bonus', { userId, orderId: id });
    expect(reply).toMatchObject({ body: { code: 'DISCOUNT_ORDER_WITHOUT_TOTAL' } });
    expect(await read()).toMatchObject({ amountDue: '-13.50', pointsRedeemed: 0 });
  });

  test('a bonus that left the cash is among the cash, and the order earns as one that is paid at once', async () => {
    const { under, staff, id, change, read } = await counter();
    const { id: userId, phone } = await newCustomer(under);
    await earn(under, userId, 100);
    await change({ totalAmount: '13.50', paymentMethod: 'cash' });
    await staff.post('/api/points/consume-bonus', { userId, orderId: id });
    const points = cashPoints(id, '8.50', phone);
    expect((await staff.post('/api/auth/points/accumulate', points)).status).toBe(200);
    await change(chickens(2));
    await change(add('card', '13.50'));
    const parts = { cashAmount: '13.50', cardAmount: '13.50' };
    expect(await read()).toMatchObject({ ...parts, finalAmount: '22.00', pointsEarned: 22 });
  });

  test('a bonus that was all of the cash stays cash', async () => {
    const { under, staff, id, change, read } = await counter();
    const { id: userId } = await newCustomer(under);
    await earn(under, userId, 100);
    await change({ totalAmount: '5.00', paymentMethod: 'cash' });
    await staff.post('/api/points/consume-bonus', { userId, orderId: id });
    expect((await read()).finalAmount).toBe('0.00');
    await change(chickens(2));
    await change(add('transfer', '13.50'));
    const parts = { cashAmount: '5.00', transferAmount: '13.50' };
    expect(await read()).toMatchObject({ ...parts, paymentMethod: 'mixed', finalAmount: '13.50' });
    expect((await staff.patch(`/api/orders/${id}`, { waiveRest: false })).status).toBe(200);
  });

  test.each([
    ['without any cash', 'bizum', '8.50'],
    ['with less than half in cash', 'cash', '1.00'],
  ])('two ways %s earn no points', async (_what, method, amount) => {
    const { staff, id, change, read } = await counter();
    await change(add('card', '5.00'));
    await change(add(method, amount));
    const points = cashPoints(id, (await read()).finalAmount);
    expect(await staff.post('/api/auth/points/accumulate', points)).toMatchObject({
      status: 422,
      body: { code: 'POINTS_NOT_CASH' },
    });
    expect((await read()).pointsEarned).toBe(0);
  });

  test('two ways with less than half in cash may be corrected, and have to add up', async () => {
    const { staff, id, change } = await counter();
    await change(add('card', '10.00'));
    await change(add('cash', '3.50'));
    const mixed = (cashAmount: string, cardAmount: string) => ({
      ...{ totalAmount: '13.00', paymentMethod: 'mixed', cashAmount, cardAmount },
    });
    expect((await staff.patch(`/api/orders/${id}`, mixed('3.50', '10.00'))).status).toBe(400);
    expect(await change(mixed('3.00', '10.00'))).toEqual(['0.00', '0.50']);
  });

  test('points that are given for a deposit waive nothing of the rest', async () => {
    const { staff, id, change, read } = await counter();
    await change(onAccount('10.00'));
    const points = cashPoints(id, '10.00');
    expect((await staff.post('/api/auth/points/accumulate', points)).status).toBe(200);
    expect((await read()).amountDue).toBe('3.50');
  });

  test('points of another amount are refused while a part is owed, and the deposit stays', async () => {
    const { staff, id, change, read } = await counter();
    await change(add('card', '5.00'));
    const before = await read();
    for (const amount of ['5.00', '8.50', '13.50', '20.00']) {
      const reply = await staff.post('/api/auth/points/accumulate', cashPoints(id, amount));
      expect(reply).toMatchObject({ status: 422, body: { code: expect.any(String) as string } });
      expect(await read()).toEqual(before);
    }
    await change(add('cash', '8.50'));
    const points = cashPoints(id, '13.50');
    expect((await staff.post('/api/auth/points/accumulate', points)).status).toBe(200);
    expect(await read()).toMatchObject({ paymentMethod: 'mixed', pointsEarned: 13 });
  });

  test('points for all of the price take the place of a deposit in cash, and what is more is for something else', async () => {
    const { staff, id, change, read } = await counter();
    await change(onAccount('5.00'));
    const give = (amount: string) =>
      staff.post('/api/auth/points/accumulate', cashPoints(id, amount));
    expect((await give('8.50')).body).toMatchObject({ code: 'POINTS_ORDER_OWES' });
    expect((await give('16.50')).status).toBe(200);
    expect(await read()).toMatchObject({ totalAmount: '16.50', amountDue: '0.00' });
  });

  test('points for what is paid already leave what is to be given back', async () => {
    const { staff, id, change, read } = await counter();
    await change(chickens(2));
    await change({ totalAmount: '27.00', paymentMethod: 'cash' });
    await change(chickens(1));
    const points = cashPoints(id, '27.00');
    expect((await staff.post('/api/auth/points/accumulate', points)).status).toBe(200);
    expect(await read()).toMatchObject({ amountDue: '-13.50', waivedAmount: '0.00' });
  });

  test('what is given back may leave less than half in cash, and more off by points than the way bears', async () => {
    const { under, staff, id, change } = await counter();
    const { id: userId } = await newCustomer(under);
    await earn(under, userId, 200);
    await change(chickens(2));
    const mixed = (totalAmount: string, cashAmount: string, cardAmount: string) => ({
      ...{ totalAmount, paymentMethod: 'mixed', cashAmount, cardAmount },
    });
    await change(mixed('27.00', '14.00', '13.00'));
    await change(chickens(1));
    expect((await staff.patch(`/api/orders/${id}`, mixed('27.00', '7.00', '20.00'))).status).toBe(
      400,
    );
    expect(await change(mixed('13.50', '0.50', '13.00'))).toEqual(['0.00', '0.00']);
    await change(chickens(2));
    await change({ totalAmount: '27.00', paymentMethod: 'card' });
    const bonus = await staff.post('/api/points/consume-bonus', { userId, orderId: id });
    expect(bonus.body).toMatchObject({ discountApplied: 13 });
    await change(chickens(1));
    expect(await change({ totalAmount: '13.50' })).toEqual(['0.00', '0.00']);
  });

  test('the rest alone is waived of payments with less than half in cash', async () => {
    const { change } = await counter();
    await change(add('card', '8.00'));
    await change(add('cash', '5.00'));
    expect(await change({ waiveRest: true })).toEqual(['0.00', '0.50']);
  });

  test('a sum beyond what an amount holds is refused', async () => {
    const { staff, id, change } = await counter();
    await change(add('cash', '5.00'));
    const reply = await staff.patch(`/api/orders/${id}`, add('cash', '99999999.99'));
    expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  test('more than is owed is for something that is no line', async () => {
    const { change } = await counter();
    await change(add('cash', '10.00'));
    expect(await change(add('cash', '5.00'))).toEqual(['0.00', '-1.50']);
  });

  test('what was waived stays waived', async () => {
    const { change } = await counter();
    await change({ totalAmount: '13.00', paymentMethod: 'cash' });
    await change(chickens(2));
    expect(await change(add('card', '13.50'))).toEqual(['0.00', '0.50']);
  });

  test.each([
    ['of nothing', add('cash', '0.00'), 400],
    ['in several ways at once', add('mixed', '5.00'), 400],
    ['beside another payment', { ...add('cash', '5.00'), totalAmount: '13.50' }, 400],
  ])('one %s is refused, and nothing is written', async (_what, body, status) => {
    const { staff, id, read } = await counter();
    const before = await read();
    expect((await staff.patch(`/api/orders/${id}`, body)).status).toBe(status);
    expect(await read()).toEqual(before);
  });

  test('points of a deposit leave what was waived', async () => {
    const { staff, id, change, read } = await counter();
    await change({ totalAmount: '10.00', paymentMethod: 'cash' });
    await change(chickens(2));
    const points = cashPoints(id, '10.00');
    expect((await staff.post('/api/auth/points/accumulate', points)).status).toBe(200);
    expect(await read()).toMatchObject({ amountDue: '13.50', waivedAmount: '3.50' });
  });

  test('an order that is called off takes none', async () => {
    const { staff, id, change } = await counter();
    await change({}, '/cancel');
    expect(await staff.patch(`/api/orders/${id}`, add('cash', '5.00'))).toMatchObject({
      status: 400,
      body: { details: [{ path: 'addedPayment' }] },
    });
  });

  test('a repeat adds nothing, and another desk’s payment is seen first', async () => {
    const { staff, id, read } = await counter();
    const url = `/api/orders/${id}`;
    const key = { 'idempotency-key': 'el-resto-una-vez' };
    const first = await staff.patch(url, { ...add('cash', '5.00'), version: 1 }, key);
    expect(await staff.patch(url, { ...add('cash', '5.00'), version: 1 }, key)).toEqual(first);
    expect(await staff.patch(url, { ...add('cash', '5.00'), version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'EDITED_MEANWHILE' },
    });
    expect((await read()).finalAmount).toBe('5.00');
  });
});
