// Some weeks of a shop in rows: orders in every state, counter sales, what they consist of, payments, chickens and
// points, at any hour of the days on which the clocks change too.
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { addDays, startOfDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { byWay, PARTS } from '@brasa/core/payments/payments.rules.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import type { Queries } from '../../src/db/database.ts';
import { newCustomer } from '../loyalty/customers.ts';
import { ROWS as LOYALTY_ROWS } from '../loyalty/loyalty.rows.ts';
import { ROWS as ORDERS_ROWS } from '../orders/orders.rows.ts';
import { ROWS as PAYMENTS_ROWS } from '../payments/payments.rows.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { ROWS as SALES_ROWS } from '../sales/sales.rows.ts';
import { ROWS as STOCK_ROWS } from '../stock/stock.rows.ts';

const STATUSES: readonly OrderStatus[] = [
  'delivered',
  'delivered',
  'pending',
  'cancelled',
  'error',
];
const ACTIONS = [
  ...['payment', 'edited', 'points_redeemed', 'points_annulled', 'before'],
  ...['sold', 'sold', 'annulled', 'refunded', 'sale_refunded'],
];
const PRODUCTS = [8, 9, 26, 27];
const ORDERS_A_DAY = 6;

/** Numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Fills so many days from the first on. */
async function inventDays(
  { shop }: ShopUnderTest,
  { first, days, userId }: { first: Day; days: number; userId: number },
): Promise<void> {
  const below = numbers(20_261_025);
  await shop.db.transact(async ({ sql }) => {
    for (let index = 0; index < days; index += 1) {
      const day = addDays(first, index);
      await inventStock(sql, day, below);
      for (let count = 0; count < ORDERS_A_DAY; count += 1) {
        await inventOrder(sql, day, below);
        await inventSale(sql, day, below);
        await inventPayment(sql, day, below);
        await inventPoints(sql, userId, startOfDay(day) + below(23 * 4) * (HOUR / 4), below);
      }
    }
  });
}

type Below = (below: number) => number;

async function inventOrder(sql: Queries, day: Day, below: Below): Promise<void> {
  const status = STATUSES[below(STATUSES.length)] ?? 'pending';
  const { id } = await sql
    .insertInto('orders')
    .values({
      ...ORDERS_ROWS.orders.right,
      quantity: tenths(5 * below(20)),
      customerPhone: below(5) === 0 ? null : String(600_000_000 + below(60)),
      pickupTime: startOfDay(day) + below(46) * (HOUR / 2),
      pickupDay: day,
      status,
      confirmado: status === 'delivered' ? 1 : 0,
      deleted: status === 'cancelled' ? 1 : 0,
      error: status === 'error' ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let line = 1; line <= below(4); line += 1) {
    const row = { ...ORDERS_ROWS.orderLines.right, orderId: id, id: line };
    await sql
      .insertInto('orderLines')
      .values({ ...row, ...inventSold(below) })
      .execute();
  }
}

const inventSold = (below: Below) => ({
  productId: PRODUCTS[below(PRODUCTS.length)] ?? 8,
  quantity: tenths(5 + 5 * below(6)),
  unitPrice: cents(1 + below(2000)),
});

/** At the counter; some are taken back, of some goods came back. */
async function inventSale(sql: Queries, day: Day, below: Below): Promise<void> {
  const row = { ...SALES_ROWS.sales.right, walkInId: null, day };
  const { id: saleId } = await sql
    .insertInto('sales')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let line = 1; line <= 1 + below(3); line += 1) {
    const right = { ...SALES_ROWS.saleLines.right, saleId, id: line };
    await sql
      .insertInto('saleLines')
      .values({ ...right, ...inventSold(below) })
      .execute();
  }
  if (below(4) === 0) {
    const right = { ...SALES_ROWS.saleRefunds.right, saleId, lineId: 1, quantity: tenths(5) };
    await sql.insertInto('saleRefunds').values(right).execute();
  }
  if (below(4) > 0) return;
  await sql
    .insertInto('saleAnnulments')
    .values({ ...SALES_ROWS.saleAnnulments.right, saleId })
    .execute();
}

async function inventPayment(sql: Queries, day: Day, below: Below): Promise<void> {
  const amount = (): Cents => cents(below(6000) - 1000);
  const action = ACTIONS[below(ACTIONS.length)] ?? 'payment';
  const entry = { ...PAYMENTS_ROWS.payments.right, day, action };
  const parts = { ...byWay(amount), cash: cents(1 + below(5000)) };
  const methods = PARTS.filter((method) => parts[method] !== 0);
  await sql
    .insertInto('payments')
    .values(methods.map((method, place) => ({ ...entry, method, amount: parts[method], place })))
    .execute();
}

async function inventPoints(
  sql: Queries,
  userId: number,
  createdAt: number,
  below: Below,
): Promise<void> {
  const isEarned = below(3) > 0;
  await sql
    .insertInto('pointTransactions')
    .values({
      ...LOYALTY_ROWS.pointTransactions.right,
      ...{ userId, createdAt },
      type: isEarned ? 'earned' : 'redeemed',
      points: points(isEarned ? 1 + below(40) : -100),
    })
    .execute();
}

async function inventStock(sql: Queries, date: Day, below: Below): Promise<void> {
  const { id } = await sql
    .insertInto('stock')
    .values({ ...STOCK_ROWS.stock.right, date })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const action of [
    'order_delivered',
    'order_reopened',
    'walk_in_sale',
    'walk_in_annulled',
    'stock_added',
  ] as const) {
    const left = tenths(5 * below(20));
    const row = { ...STOCK_ROWS.stockHistory.right, stockId: id, action };
    await sql
      .insertInto('stockHistory')
      .values({ ...row, newStock: tenths(row.previousStock - left) })
      .execute();
  }
}

/** Through the autumn change of the clocks, on Sunday 25 October. */
export async function inventedShop() {
  const under = await openShop();
  const { id: userId } = await newCustomer(under);
  await inventDays(under, { first: '2026-10-05' as Day, days: 47, userId });
  return { under, staff: await under.signedIn('haykakan') };
}
