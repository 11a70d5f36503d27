// docs/rules/payments.md#owed
import { describe, expect, test } from 'vitest';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const WHOLE = 8;
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
    const paid = { totalAmount: '13.00', paymentMethod: 'cash' };
    expect(await change({ ...paid, waiveRest: true })).toEqual(['0.00', '0.50']);
    expect(await change(chickens(2))).toEqual(['13.50', '0.50']);
    expect(await change(paid)).toEqual(['14.00', '0.00']);
  });

  test('nothing where more is paid than the lines cost', async () => {
    const { change } = await counter();
    const paid = { totalAmount: '15.00', paymentMethod: 'cash' };
    expect(await change(paid)).toEqual(['0.00', '-1.50']);
    expect(await change(chickens(2))).toEqual(['13.50', '-1.50']);
  });

  test('nothing once it is called off, and as before once it is taken up again', async () => {
    const { change } = await counter();
    await change({ totalAmount: '10.00', paymentMethod: 'cash' });
    expect(await change({}, '/cancel')).toEqual(['0.00', '0.00']);
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

test('the books list what was handed over and owes, or is owed to its customer, with the amount', async () => {
  const { id, change, unpaid } = await counter();
  await change({ totalAmount: '10.00', paymentMethod: 'cash' });
  expect(await unpaid()).toEqual([]);
  await change({}, '/confirm');
  expect(await unpaid()).toMatchObject([{ id, linesTotal: '13.50', amountDue: '3.50' }]);
  await change({ totalAmount: '13.50', paymentMethod: 'cash' });
  expect(await unpaid()).toEqual([]);
});

test('a deposit that is noted with a new order is on account', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const paid = { totalAmount: '20.00', paymentMethod: 'card' };
  const { id } = await placeOrder(staff, {
    is_manual_entry: true,
    quantity: 3,
    ...chickens(3),
    ...paid,
  });
  expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({ amountDue: '20.50' });
});
