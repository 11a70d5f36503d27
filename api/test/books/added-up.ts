// The rows of reports, added up once more one by one: what a report says is compared with it.
import type { ReportFigures } from '@brasa/core/books/report.contract.ts';
import { madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { listEntries } from '../payments/list-entries.ts';
import { readSaleLines, readSales } from '../sales/read-sales.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';
import { sumOfParts } from '@brasa/core/payments/parts.rules.ts';
import { byWay } from '@brasa/core/payments/payments.rules.ts';

/** Every row that a report may be made of. */
export async function readRows({ shop }: ShopUnderTest) {
  const sql = shop.db.read;
  return {
    payments: await listEntries(sql),
    orders: await sql.selectFrom('orders').selectAll().orderBy('id').execute(),
    lines: await sql.selectFrom('orderLines').selectAll().execute(),
    sales: await readSales(sql),
    saleLines: await readSaleLines(sql),
    stock: await sql
      .selectFrom('stockHistory')
      .innerJoin('stock', 'stock.id', 'stockId')
      .select(['date', 'action', 'previousStock', 'newStock'])
      .execute(),
    points: await sql.selectFrom('pointTransactions').selectAll().execute(),
  };
}
export type Rows = Awaited<ReturnType<typeof readRows>>;

export const handedOver = ({ orders }: Rows, isMeant: (day: Day) => boolean) =>
  orders.filter((order) => order.status === 'delivered' && isMeant(order.pickupDay));

/** The lines of what was handed over and of the sales that stand, without the goods that came back. */
export const soldLines = (rows: Rows, isMeant: (day: Day) => boolean) => {
  const ids = new Set(handedOver(rows, isMeant).map(({ id }) => id));
  const sold = rows.sales.filter(({ day, isAnnulled }) => !isAnnulled && isMeant(day));
  const standing = new Set(sold.map(({ id }) => id));
  return [
    ...rows.lines
      .filter(({ orderId }) => ids.has(orderId))
      .map((line) => ({ ...line, quantity: tenths(line.quantity - line.returned) })),
    ...rows.saleLines.filter(({ saleId }) => standing.has(saleId)).map(({ kept }) => kept),
  ];
};

/** What a report of these days has to say, added up row by row. */
export function addUp(rows: Rows, isMeant: (day: Day) => boolean): ReportFigures {
  const sum = (numbersOf: readonly number[]) => numbersOf.reduce((one, other) => one + other, 0);
  const payments = rows.payments.filter(({ day, action }) => isMeant(day) && action !== 'before');
  const off = payments.filter(({ action }) => /^points_(redeemed|annulled)$/.test(action));
  const sales = payments.filter(({ action }) => /^(sold|annulled|sale_refunded)$/.test(action));
  const back = sales.filter(({ action }) => action === 'annulled');
  const orders = handedOver(rows, isMeant);
  const isFirst = (order: Rows['orders'][number]) =>
    rows.orders.find(({ customerPhone }) => customerPhone === order.customerPhone)?.id === order.id;
  const known = orders.filter(({ customerPhone }) => customerPhone !== null);
  const fresh = known.filter(isFirst).length;
  const left = (some: RegExp) =>
    sum(
      rows.stock
        .filter(({ date, action }) => isMeant(date) && some.test(action))
        .map(({ previousStock, newStock }) => previousStock - newStock),
    ) / 10;
  const entries = rows.points.filter(({ createdAt }) => isMeant(madridDay(createdAt)));
  const ofType = (type: string) =>
    points(
      Math.abs(sum(entries.filter((entry) => entry.type === type).map((entry) => entry.points))),
    );
  const euros = (amounts: readonly number[]) => (sum(amounts) / 100).toFixed(2);
  return {
    payments: {
      ...byWay((way) => euros(payments.map((entry) => entry[way]))),
      total: euros(payments.map(sumOfParts)),
    },
    discounts: euros(off.map((entry) => 0 - sumOfParts(entry))),
    orders: orders.length,
    sales: {
      count: sales.filter(({ action }) => action === 'sold').length - back.length,
      total: euros(sales.map(sumOfParts)),
    },
    annulledSales: {
      count: back.length,
      total: euros(back.map((entry) => 0 - sumOfParts(entry))),
    },
    chickens: {
      ordered: (sum(orders.map(({ quantity }) => quantity)) / 10).toFixed(1),
      walkIn: left(/^walk_in/).toFixed(1),
    },
    points: { given: ofType('earned'), redeemed: ofType('redeemed') },
    customers: {
      new: fresh,
      returning: new Set(known.map(({ customerPhone }) => customerPhone)).size - fresh,
    },
  };
}
