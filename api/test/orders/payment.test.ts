// The payment line of the order drawer (docs/rules/orders.md#payment-line).
import { describe, expect, test } from 'vitest';
import { countRows } from '../count-rows.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const MIXED = 'Para pagos mixtos: desglose requerido y mínimo 50% en efectivo';

async function deskWithOrder() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const order = await placeOrder(under.visitor());
  return { under, staff, order, url: `/api/orders/${order.id}` };
}

describe('the payment line', () => {
  test.each([
    ['cash', { cashAmount: '27.50', cardAmount: null, transferAmount: null }],
    ['card', { cashAmount: null, cardAmount: '27.50', transferAmount: null }],
    ['transfer', { cashAmount: null, cardAmount: null, transferAmount: '27.50' }],
  ])('%s takes the whole total, whatever parts are sent', async (paymentMethod, parts) => {
    const { staff, order, url } = await deskWithOrder();
    const sent = { totalAmount: '27.50', paymentMethod, cashAmount: 1, cardAmount: 2 };
    expect((await staff.patch(url, sent)).body).toEqual({
      ...order,
      paymentMethod,
      totalAmount: '27.50',
      finalAmount: '27.50',
      ...{ amountDue: '0.00', waivedAmount: '-6.80' },
      ...parts,
      version: 2,
    });
  });

  test('mixed keeps the parts that add up to it', async () => {
    const { staff, url } = await deskWithOrder();
    const sent = { totalAmount: 20, paymentMethod: 'mixed', cashAmount: '10', cardAmount: 9.99 };
    expect((await staff.patch(url, sent)).body).toMatchObject({
      paymentMethod: 'mixed',
      totalAmount: '20.00',
      finalAmount: '20.00',
      cashAmount: '10.00',
      cardAmount: '9.99',
      transferAmount: null,
    });
  });

  test.each([
    ['without parts', {}],
    ['with less than half in cash', { cashAmount: 9.99, cardAmount: 10.01 }],
    ['that does not add up', { cashAmount: 10, cardAmount: 9.98 }],
  ])('mixed %s is refused on its method, and nothing is written', async (_what, parts) => {
    const { under, staff, url } = await deskWithOrder();
    const before = await countRows(under.shop.db);
    const sent = { totalAmount: 20, paymentMethod: 'mixed', ...parts };
    expect(await staff.patch(url, sent)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'paymentMethod', message: MIXED }] },
    });
    expect(await countRows(under.shop.db)).toEqual(before);
  });

  test('is measured against what is there already: another total alone breaks a mixed payment', async () => {
    const { staff, url } = await deskWithOrder();
    await staff.patch(url, { totalAmount: 20, paymentMethod: 'mixed', cashAmount: 20 });
    expect((await staff.patch(url, { totalAmount: 25 })).status).toBe(400);
    expect((await staff.patch(url, { totalAmount: 25, cashAmount: 25 })).status).toBe(200);
    expect((await staff.patch(url, { paymentMethod: 'card' })).body).toMatchObject({
      totalAmount: '25.00',
      cashAmount: null,
      cardAmount: '25.00',
    });
  });

  test('leaves an order that is handed over as it is', async () => {
    const { under, staff, url } = await deskWithOrder();
    await staff.patch(`${url}/confirm`);
    const rows = await countRows(under.shop.db);
    const paid = await staff.patch(url, { totalAmount: 13.5, paymentMethod: 'cash' });
    expect(paid.body).toMatchObject({ status: 'delivered', totalAmount: '13.50' });
    expect(await countRows(under.shop.db)).toEqual({ ...rows, orderLogs: 3, payments: 1 });
  });

  test.each(['cancel', 'error'])('after %s is refused, and writes nothing', async (step) => {
    const { under, staff, url } = await deskWithOrder();
    await staff.patch(`${url}/${step}`);
    const rows = await countRows(under.shop.db);
    const message = 'Un pedido cancelado o marcado como error no admite pagos';
    const paid = await staff.patch(url, { totalAmount: 13.5, paymentMethod: 'cash' });
    expect(paid).toMatchObject({ status: 400, body: { details: [{ message }] } });
    expect(await countRows(under.shop.db)).toEqual(rows);
  });

  test('with anything else is part of an edit', async () => {
    const { staff, url } = await deskWithOrder();
    await staff.patch(`${url}/confirm`);
    expect((await staff.patch(url, { totalAmount: 13.5, quantity: 2 })).body).toMatchObject({
      status: 'pending',
      totalAmount: '13.50',
      quantity: '2.0',
    });
  });

  test('is nobody else’s to write: a customer who says what was paid is not heard', async () => {
    const { under, staff } = await deskWithOrder();
    const { id } = await placeOrder(under.visitor(), { totalAmount: 0, paymentMethod: 'card' });
    expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({
      paymentMethod: 'cash',
      totalAmount: '0.00',
      finalAmount: null,
    });
  });
});
