import { expect, test } from 'vitest';
import { takenUpPayment } from '@brasa/core/orders/change/payment-change.rules.ts';
import { viewState } from '@brasa/core/orders/change/order-state.rules.ts';
import { findOrder } from '../../src/orders/orders.store.ts';
import { databaseBefore } from './database-before.ts';
import { insertRow } from './insert-row.ts';

const ORDER = {
  ...{
    customer_name: 'x',
    quantity: 25,
    pickup_time: 0,
    pickup_day: '2026-11-20',
    status: 'pending',
  },
  ...{
    deleted: 0,
    confirmado: 0,
    notificado: 0,
    created_at: 0,
    updated_at: 0,
    payment_method: 'cash',
  },
};
const DELIVERED = { status: 'delivered', confirmado: 1 };
const PAID = { total_amount: 2000, final_amount: 2000 };

/** An order of 33.75 €, or without lines, as it stood before there were waived amounts. */
async function databaseWith(change: object, hasLines = true) {
  const { database, migrate } = await databaseBefore('0067');
  await database.transact(async ({ sql }) => {
    await insertRow(sql, 'products', { id: 1, name: 'Pollo', price: 1350 });
    await insertRow(sql, 'orders', { id: 1, ...ORDER, ...change });
    const line = { order_id: 1, id: 1, product_id: 1, name: 'Pollo', vat_rate: 10, chickens: 10 };
    // Two and a half of 13.50 €, to the cent.
    if (hasLines) await insertRow(sql, 'order_lines', { ...line, quantity: 25, unit_price: 1350 });
  });
  await migrate();
  return findOrder(database.read, 1);
}

test.each([
  ['handed over without a payment', DELIVERED, true, '0.00'],
  ['handed over for less', { ...DELIVERED, ...PAID }, true, '0.00'],
  [
    'handed over with a discount',
    { ...DELIVERED, ...PAID, final_amount: 1500, points_redeemed: 100, discount_amount: 500 },
    true,
    '0.00',
  ],
  ['handed over without lines', { ...DELIVERED, ...PAID }, false, null],
  ['paid ahead for less', PAID, true, '0.00'],
  ['still pending', {}, true, '33.75'],
  ['called off', { ...PAID, final_amount: 0, status: 'cancelled', deleted: 1 }, true, '0.00'],
])('an order from before, %s, owes what it should', async (_what, change, hasLines, due) => {
  const order = await databaseWith(change, hasLines);
  expect(order && viewState(order).amountDue).toBe(due);
});

test('an order that was paid for less and called off before owes that once it is taken up again', async () => {
  const calledOff = { ...PAID, final_amount: 0, status: 'cancelled', deleted: 1 };
  const order = await databaseWith(calledOff);
  const again = order && { ...order, ...takenUpPayment(order), status: 'pending' as const };
  expect(again && viewState(again)).toMatchObject({ finalAmount: null, amountDue: '20.00' });
});
