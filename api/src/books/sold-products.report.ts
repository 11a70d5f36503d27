// What was handed over, by product and by hour: read-only.
import { sql as raw } from 'kysely';
import type { Days } from '@brasa/core/books/report-periods.rules.ts';
import type { SoldProduct } from '@brasa/core/books/report-table.rules.ts';
import { cents } from '@brasa/core/kernel/cents.ts';
import { tenths } from '@brasa/core/kernel/tenths.ts';
import type { Queries } from '../db/database.ts';
import { deliveredOrders, type Sum } from './delivered-orders.report.ts';

/** At the prices of the orders, under the menu's present names, the most first. */
export async function sumProducts(sql: Queries, days: Days): Promise<SoldProduct[]> {
  const sold = deliveredOrders(sql, days)
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select((is) => [
      'productId' as const,
      is.fn.sum<Sum>('orderLines.quantity').as('quantity'),
      // As lineTotal() rounds: half a cent counts as a whole one.
      raw<Sum>`sum((unit_price * order_lines.quantity + 5) / 10)`.as('total'),
    ])
    .groupBy('productId')
    .as('sold');
  const rows = await sql
    .selectFrom(sold)
    .innerJoin('products', 'products.id', 'sold.productId')
    .select(['productId', 'name', 'sold.quantity', 'total'])
    .orderBy('total', 'desc')
    .orderBy('name')
    .orderBy('productId')
    .execute();
  return rows.map(({ productId, name, quantity, total }) => ({
    productId,
    name,
    quantity: tenths(Number(quantity)),
    total: cents(Number(total)),
  }));
}

/** How many orders were picked up when. */
export async function countPickups(
  sql: Queries,
  days: Days,
): Promise<{ pickupTime: number; orders: number }[]> {
  const rows = await deliveredOrders(sql, days)
    .select((is) => ['pickupTime' as const, is.fn.countAll<Sum>().as('orders')])
    .groupBy('pickupTime')
    .execute();
  return rows.map(({ pickupTime, orders }) => ({ pickupTime, orders: Number(orders) }));
}
