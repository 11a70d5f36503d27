// Reports on invented days: what they say is what a plain sum over all rows says (docs/rules/books.md#reports).
import { describe, expect, test } from 'vitest';
import type { HoursReport, ProductReport, Report } from '@brasa/core/books/report.contract.ts';
import { periodOf, REPORT_UNITS } from '@brasa/core/books/report-periods.rules.ts';
import { madridClock, dayOfWeek, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { linesTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { addUp, handedOver, readRows, soldLines } from './added-up.ts';
import { inventedShop } from './invented-days.ts';
import { PARTS } from '@brasa/core/payments/payments.rules.ts';

const REPORT = '/api/books/report';
const FILES = ['/api/books/report.csv', '/api/books/products.csv'];

const within =
  ({ from, to }: { from: string; to: string }) =>
  (day: Day) =>
    from <= day && day <= to;

const cost = (lines: ReturnType<typeof soldLines>) => centsToDecimal(linesTotal(lines));

describe('on invented days', () => {
  test('every figure of every period is what its rows add up to', async () => {
    const { under, staff } = await inventedShop();
    const rows = await readRows(under);
    const asked = REPORT_UNITS.flatMap((unit) =>
      ['2026-10-05', '2026-10-25', '2026-10-26', '2026-11-01', '2026-11-19'].map((day) => ({
        unit,
        day: day as Day,
      })),
    );
    for (const { unit, day } of asked) {
      const reply = (await staff.get(`${REPORT}?unit=${unit}&day=${day}`)).body as Report;
      const { from, to } = periodOf(unit, day);
      expect(reply).toMatchObject({ unit, from, to });
      expect(reply.figures).toEqual(addUp(rows, within({ from, to })));
      expect(reply.before.figures).toEqual(addUp(rows, within(reply.before)));
      for (const one of reply.compared) {
        expect(one.payments).toEqual(addUp(rows, within(one)).payments);
      }
      expect(reply.compared.at(-1)?.payments).toEqual(reply.figures.payments);
    }
  });

  test('each day of a month is as its own report says', async () => {
    const { under, staff } = await inventedShop();
    const rows = await readRows(under);
    const { days } = (await staff.get(`${REPORT}?unit=month&day=2026-10-25`)).body as Report;
    expect(days).toHaveLength(31);
    expect(days[0]?.figures).toMatchObject({ orders: 0, payments: { total: '0.00' } });
    for (const { day, figures } of days.slice(22, 27)) {
      expect(figures).toEqual(addUp(rows, (one) => one === day));
    }
  });

  test('products are those of what was handed over and sold at the counter, hours those of orders', async () => {
    const { under, staff } = await inventedShop();
    const rows = await readRows(under);
    const isOctober = (day: Day) => day.startsWith('2026-10');
    const orders = handedOver(rows, isOctober);
    const lines = soldLines(rows, isOctober);
    const { products } = (await staff.get(`${REPORT}/products?unit=month&day=2026-10-31`))
      .body as ProductReport;
    for (const { productId, quantity, total } of products) {
      const own = lines.filter((line) => line.productId === productId);
      const sold = own.reduce((sum, line) => sum + line.quantity, 0);
      expect({ quantity, total }).toEqual({ quantity: (sold / 10).toFixed(1), total: cost(own) });
    }
    expect(products.map(({ productId }) => productId).sort((a, b) => a - b)).toEqual(
      [...new Set(lines.map(({ productId }) => productId))].sort((a, b) => a - b),
    );
    const { hours } = (await staff.get(`${REPORT}/hours?unit=month&day=2026-10-31`))
      .body as HoursReport;
    for (const { dayOfWeek: weekday, hour, orders: count } of hours) {
      const own = orders.filter(
        ({ pickupDay, pickupTime }) =>
          dayOfWeek(pickupDay) === weekday && Number(madridClock(pickupTime).slice(0, 2)) === hour,
      );
      expect(count).toBe(own.length);
    }
    expect(hours.reduce((sum, { orders: count }) => sum + count, 0)).toBe(orders.length);
  });

  test('the tables have a line a day and a product, and add up to the cent', async () => {
    const { under, staff } = await inventedShop();
    const rows = await readRows(under);
    const [from, to] = ['2026-10-20', '2026-11-12'];
    const figures = addUp(rows, within({ from, to }));
    const file = await staff.get(`${FILES[0]}?from=${from}&to=${to}`);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="informe-${from}-${to}.csv"`,
    });
    const text = file.body as string;
    expect(text.startsWith('\uFEFFFecha;Día;Efectivo;')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const table = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'));
    expect(table.map(([day, weekday]) => `${weekday} ${day}`).slice(5, 7)).toEqual([
      'Domingo 25/10/2026',
      'Lunes 26/10/2026',
    ]);
    expect(table).toHaveLength(24);
    const sumOf = (column: number) =>
      table.reduce((sum, row) => sum + Number((row[column] ?? '').replace(',', '.')), 0).toFixed(2);
    const { total, ...parts } = figures.payments;
    const money = [...PARTS.map((way) => parts[way]), total, figures.discounts];
    expect(money.map((_, place) => sumOf(2 + place))).toEqual(money);
    const behind = 2 + money.length;
    const { sales, annulledSales } = figures;
    const sums = [1, 2, 3, 4].map((place) => Number(sumOf(behind + place)));
    const [made = 0, brought = 0, annulled = 0, back = 0] = sums;
    expect(made - annulled).toBe(sales.count);
    expect((brought - back).toFixed(2)).toBe(sales.total);
    expect([annulled, back.toFixed(2)]).toEqual([annulledSales.count, annulledSales.total]);
    expect(annulled).toBeGreaterThan(0);
    expect(sumOf(behind + 5)).toBe(Number(figures.chickens.ordered).toFixed(2));
    expect(sumOf(behind + 9)).toBe(figures.customers.new.toFixed(2));
    const products = (await staff.get(`${FILES[1]}?from=${from}&to=${to}`)).body as string;
    const sold = products
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(';')[2]?.replace(',', '.')));
    expect(sold.reduce((sum, one) => sum + one, 0).toFixed(2)).toBe(
      cost(soldLines(rows, within({ from, to }))),
    );
  });
});
