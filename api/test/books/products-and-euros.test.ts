// What was sold comes to what was paid, but for what the rules name (docs/rules/books.md#products-and-euros).
import { expect, test } from 'vitest';
import type { ProductReport, Report } from '@brasa/core/books/report.contract.ts';
import type { SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { at, earn, newCustomer } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';

const [WHOLE, BEER] = [8, 26];

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  let last = 0;
  const sell = async (
    productId: number,
    quantity: number,
    headers: Record<string, string> = {},
  ) => {
    const key = { 'idempotency-key': `venta-${(last += 1)}-del-informe`, ...headers };
    const lines = [{ productId, quantity }];
    const reply = await staff.post('/api/sales', { lines, paymentMethod: 'cash' }, key);
    expect(reply.status).toBe(201);
    return (reply.body as SoldReply).sale.id;
  };
  const report = async (day: string) => {
    const query = `unit=day&day=${day}`;
    const { figures } = (await staff.get(`/api/books/report?${query}`)).body as Report;
    const sold = (await staff.get(`/api/books/report/products?${query}`)).body as ProductReport;
    const cost = sold.products.reduce((sum, { total }) => sum + Number(total), 0);
    return { ...figures, paid: figures.payments.total, cost: cost.toFixed(2), sold: sold.products };
  };
  return { under, staff, sell, report };
}

/** An order that is paid and handed over now. */
async function handOver(staff: Parameters<typeof placeOrder>[0], changes: Record<string, unknown>) {
  const order = { is_manual_entry: true, paymentMethod: 'card', ...changes };
  const { id } = await placeOrder(staff, order);
  await staff.patch(`/api/orders/${id}/confirm`);
  return id;
}

test('counter sales are among the products and the euros of their day, also where they come a day late', async () => {
  const { under, staff, sell, report } = await openDesk();
  await handOver(staff, { quantity: 2, totalAmount: '27.00' });
  await sell(WHOLE, 1);
  await sell(BEER, 3);
  under.time.now = at('2026-11-21T12:10');
  const late = { 'made-at': '2026-11-20T20:00:00.000Z', 'made-offline-by': String(staff.id) };
  await sell(BEER, 2, late);
  await sell(BEER, 1);
  expect(await report('2026-11-20')).toMatchObject({
    ...{ paid: '50.50', cost: '50.50', orders: 1 },
    sales: { count: 3, total: '23.50' },
    chickens: { ordered: '2.0', walkIn: '1.0' },
    sold: [
      { productId: WHOLE, quantity: '3.0', total: '40.50' },
      { productId: BEER, quantity: '5.0', total: '10.00' },
    ],
  });
  expect(await report('2026-11-21')).toMatchObject({ paid: '2.00', cost: '2.00' });
});

test('a sale that is taken back is no product any more, and no euro of the day that takes it back', async () => {
  const { under, staff, sell, report } = await openDesk();
  await sell(WHOLE, 1);
  const [today, tomorrow] = [await sell(BEER, 1), await sell(BEER, 2)];
  await staff.post(`/api/sales/${today}/annulment`);
  expect(await report('2026-11-20')).toMatchObject({
    ...{ paid: '17.50', cost: '17.50' },
    sales: { count: 2, total: '17.50' },
  });
  under.time.now = at('2026-11-21T12:10');
  await staff.post(`/api/sales/${tomorrow}/annulment`);
  expect(await report('2026-11-20')).toMatchObject({ paid: '17.50', cost: '13.50' });
  expect(await report('2026-11-21')).toMatchObject({
    ...{ paid: '-4.00', cost: '0.00' },
    sales: { count: -1, total: '-4.00' },
    annulledSales: { count: 1, total: '4.00' },
  });
});

test('what differs is discounts, what was noted otherwise, and what was paid or handed over alone', async () => {
  const { under, staff, report } = await openDesk();
  const { id: userId, phone } = await newCustomer(under);
  await earn(under, userId, 100);
  const orderId = await handOver(staff, {
    quantity: 1,
    totalAmount: '13.50',
    customerPhone: phone,
  });
  const paid = await staff.post('/api/points/consume-bonus', { userId, orderId });
  expect(paid.status).toBe(200);
  expect(await report('2026-11-20')).toMatchObject({
    ...{ paid: '8.50', discounts: '5.00', cost: '13.50' },
  });
  await handOver(staff, { quantity: 1, totalAmount: '13.00' });
  expect(await report('2026-11-20')).toMatchObject({ paid: '21.50', cost: '27.00' });
  await handOver(staff, { quantity: 1, paymentMethod: undefined });
  expect(await report('2026-11-20')).toMatchObject({ paid: '21.50', cost: '40.50' });
  await placeOrder(staff, { is_manual_entry: true, totalAmount: '9.00', paymentMethod: 'card' });
  expect(await report('2026-11-20')).toMatchObject({ paid: '30.50', cost: '40.50' });
});
