// Reports of the books (docs/rules/books.md#reports).
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { describe, expect, test } from 'vitest';
import type { ProductReport } from '@brasa/core/books/report.contract.ts';
import { exportQuery, reportQuery } from '@brasa/core/books/report.contract.ts';
import { REPORT_UNITS } from '@brasa/core/books/report-periods.rules.ts';
import { exportDays, exportProducts } from '../../src/books/export-report.ts';
import { readHoursReport, readProductReport, readReport } from '../../src/books/read-report.ts';
import { listened, tablesReadWhole } from '../explained.ts';
import { at, earn, newCustomer } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop } from '../shop-under-test.ts';
import { inventedShop } from './invented-days.ts';

const REPORT = '/api/books/report';
const PATHS = [REPORT, `${REPORT}/products`, `${REPORT}/hours`];
const FILES = ['/api/books/report.csv', '/api/books/products.csv'];

test('a day as the desk lives it: paid, discounted, handed over, called off, sold at the counter', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const customer = await newCustomer(under);
  await earn(under, customer.id, 100);
  const order = (changes: Record<string, unknown>) =>
    placeOrder(staff, { is_manual_entry: true, customerPhone: customer.phone, ...changes });
  const first = await order({ totalAmount: '20.00', paymentMethod: 'cash' });
  await staff.post('/api/points/consume-bonus', { userId: customer.id, orderId: first.id });
  await staff.patch(`/api/orders/${first.id}/confirm`);
  const second = await order({ totalAmount: '13.50', paymentMethod: 'card', quantity: 1 });
  await staff.patch(`/api/orders/${second.id}/confirm`);
  const third = await order({ totalAmount: '9.00', paymentMethod: 'card' });
  await staff.patch(`/api/orders/${third.id}/cancel`, { money: { refund: 'card' } });
  await staff.post('/api/stock/movements', { type: 'walk_in_sale', quantity: 2.5 });
  const { body } = await staff.get(`${REPORT}?unit=day&day=2026-11-20`);
  expect(body).toMatchObject({
    figures: {
      payments: { cash: '15.00', card: '13.50', transfer: '0.00', total: '28.50' },
      discounts: '5.00',
      orders: 2,
      chickens: { ordered: '2.5', walkIn: '2.5' },
      points: { given: 100, redeemed: 100 },
      customers: { new: 1, returning: 0 },
    },
    before: { from: '2026-11-13', to: '2026-11-13', figures: { orders: 0 } },
    days: [{ day: '2026-11-20' }],
  });
  under.time.now = at('2026-11-27T12:10');
  const again = await order({ pickupTime: '2026-11-27T14:00' });
  await staff.patch(`/api/orders/${again.id}/confirm`);
  const next = await staff.get(`${REPORT}?unit=day&day=2026-11-27`);
  expect(next.body).toMatchObject({
    figures: { customers: { new: 0, returning: 1 }, payments: { total: '0.00' } },
    before: { from: '2026-11-20', figures: { orders: 2, payments: { total: '28.50' } } },
  });
  const hours = await staff.get(`${REPORT}/hours?unit=day&day=2026-11-20`);
  expect(hours.body).toEqual({
    ...{ from: '2026-11-16', to: '2026-11-22' },
    hours: [{ dayOfWeek: 5, hour: 14, orders: 2 }],
  });
});

test('a bonus that an undone call-off takes again counts once, in the report and in the close', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const customer = await newCustomer(under);
  await earn(under, customer.id, 100);
  const { id } = await placeOrder(staff, { is_manual_entry: true, totalAmount: '20.00' });
  await staff.post('/api/points/consume-bonus', { userId: customer.id, orderId: id });
  const { body } = await staff.patch(`/api/orders/${id}/cancel`);
  const { version } = body as Order;
  const undone = await staff.patch(`/api/orders/${id}/reopen`, { undo: true, version });
  expect(undone.body).toMatchObject({ pointsRedeemed: 100, finalAmount: '15.00' });
  const points = { points: { given: 100, redeemed: 100 } };
  const report = await staff.get(`${REPORT}?unit=day&day=2026-11-20`);
  expect(report.body).toMatchObject({ figures: points });
  expect((await staff.get('/api/books')).body).toMatchObject({ facts: points });
});

test('what was sold last week and not this week is told too', async () => {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const [BEER, WATER] = [26, 27];
  const sell = async (productId: number) => {
    const changes = { is_manual_entry: true, quantity: undefined };
    const pickupTime = new Date(under.time.now).toISOString();
    const lines = [{ productId, quantity: 2 }];
    const { id } = await placeOrder(staff, { ...changes, pickupTime, lines });
    await staff.patch(`/api/orders/${id}/confirm`);
  };
  await sell(BEER);
  under.time.now = at('2026-11-27T12:10');
  await sell(WATER);
  const { body } = await staff.get(`${REPORT}/products?unit=week&day=2026-11-27`);
  expect((body as ProductReport).products).toMatchObject([
    { productId: WATER, quantity: '2.0', before: { quantity: '0.0', total: '0.00' } },
    { productId: BEER, quantity: '0.0', total: '0.00', before: { quantity: '2.0' } },
  ]);
});

test('no name of a product is a formula', async () => {
  const { under, staff } = await inventedShop();
  await under.shop.db.transact(({ sql }) =>
    sql.updateTable('products').set({ name: '=HYPERLINK("x");' }).where('id', '=', 8).execute(),
  );
  const { body } = await staff.get(`${FILES[1]}?from=2026-10-01&to=2026-10-31`);
  expect(body).toContain('\r\n"\'=HYPERLINK(""x"");";');
});

describe('the calls', () => {
  test('are for both roles of staff and nobody else', async () => {
    const under = await openShop();
    const urls = [
      ...PATHS.map((path) => `${path}?unit=day&day=2026-11-20`),
      ...FILES.map((path) => `${path}?from=2026-11-20&to=2026-11-20`),
    ];
    const callers = [
      [under.visitor(), 401],
      [await under.signedIn('abaranci'), 403],
      [await under.signedIn('haykakan'), 200],
      [await under.signedIn('superadmin'), 200],
    ] as const;
    for (const [caller, status] of callers) {
      for (const url of urls) expect((await caller.get(url)).status).toBe(status);
    }
  });

  test.each([
    ['', 'unit', 'Elige un día, una semana o un mes'],
    ['unit=year&day=2026-11-20', 'unit', 'Elige un día, una semana o un mes'],
    ['unit=day&unit=week&day=2026-11-20', 'unit', 'Elige un día, una semana o un mes'],
    ['unit=__proto__&day=2026-11-20', 'unit', 'Elige un día, una semana o un mes'],
    ['unit=day', 'day', 'Fecha inválida'],
    ['unit=day&day=2026-02-30', 'day', 'Fecha inválida'],
    ["unit=day&day=2026-11-20'--", 'day', 'Fecha inválida'],
    ['unit=day&day[]=2026-11-20', 'day', 'Fecha inválida'],
    ['unit=month&day=0000-01-01', 'day', 'Hay informes de 2000 a 2099'],
    ['unit=month&day=9999-12-31', 'day', 'Hay informes de 2000 a 2099'],
  ])('refuse %j for its %s', async (query, path, message) => {
    const staff = await (await openShop()).signedIn('haykakan');
    for (const url of PATHS) {
      const { status, body } = await staff.get(`${url}?${query}`);
      expect(status).toBe(400);
      expect((body as { details: unknown[] }).details).toContainEqual({ path, message });
    }
  });

  test.each([
    ['', 'from', 'Fecha inválida'],
    ['from=2026-11-20', 'to', 'Fecha inválida'],
    ['from=2026-11-20&to=mañana', 'to', 'Fecha inválida'],
    ['from=2026-11-20&to=2026-11-19', 'to', 'El último día no puede ser anterior al primero'],
    ['from=2027-01-01&to=2028-01-02', 'to', 'Como máximo 366 días'],
    ['from=1999-12-31&to=2000-01-01', 'from', 'Hay informes de 2000 a 2099'],
  ])('refuse the days %j for its %s', async (query, path, message) => {
    const staff = await (await openShop()).signedIn('haykakan');
    for (const url of FILES) {
      const { status, body } = await staff.get(`${url}?${query}`);
      expect(status).toBe(400);
      expect((body as { details: unknown[] }).details).toContainEqual({ path, message });
    }
  });

  test('answer a leap year of days', async () => {
    const staff = await (await openShop()).signedIn('haykakan');
    const { body } = await staff.get(`${FILES[0]}?from=2028-01-01&to=2028-12-31`);
    expect((body as string).trimEnd().split('\r\n')).toHaveLength(367);
    expect(body).toContain('\r\n29/02/2028;Martes;0,00;');
  });
});

test('every statement of every report goes by an index', async () => {
  const { under } = await inventedShop();
  const { nodes, shop } = listened(under);
  const sql = shop.db.read;
  for (const unit of REPORT_UNITS) {
    const query = reportQuery.parse({ unit, day: '2026-10-25' });
    await readReport(sql, query, under.time.now);
    await readProductReport(sql, query, under.time.now);
    await readHoursReport(sql, query);
  }
  const days = exportQuery.parse({ from: '2026-10-01', to: '2026-11-20' });
  for await (const line of exportDays(sql, days)) expect(line).toContain(';');
  await exportProducts(sql, days);
  const read = await tablesReadWhole(under, nodes);
  expect(read.length).toBeGreaterThan(5);
  const big = [
    ...['orders', 'order_lines', 'payments', 'stock', 'stock_history', 'point_transactions'],
    ...['sales', 'sale_lines', 'sale_annulments'],
  ];
  for (const { statement, tables } of read) {
    expect(
      tables.filter((name) => [...big, 'earlier'].includes(name)),
      statement,
    ).toEqual([]);
  }
});
