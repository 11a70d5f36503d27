// What was sold, by product, and when orders were picked up: read-only.
import { sql as raw, type RawBuilder } from 'kysely';
import type { Days } from '@brasa/core/books/report-periods.rules.ts';
import type { SoldProduct } from '@brasa/core/books/report-table.rules.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { Queries } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { deliveredOrders } from './delivered-orders.report.ts';

/** As lineTotal() rounds: half a cent counts as a whole one. */
const costOf = (quantity: RawBuilder<number>) =>
  raw<Sum>`sum((unit_price * (${quantity}) + 5) / 10)`;

/** Goods that were paid back are not sold. */
const KEPT = raw<number>`order_lines.quantity - order_lines.returned`;
const SOLD = raw<number>`sale_lines.quantity - coalesce((
  select sum(quantity) from sale_refunds
  where sale_refunds.sale_id = sale_lines.sale_id and line_id = sale_lines.id), 0)`;

/**
 * Of orders that were handed over and of counter sales that stand, at the prices of then, under the menu's present
 * names, the most first.
 */
export async function sumProducts(sql: Queries, days: Days): Promise<SoldProduct[]> {
  const sold = sumOrdered(sql, days).unionAll(sumSold(sql, days)).as('sold');
  const rows = await sql
    .selectFrom(sold)
    .innerJoin('products', 'products.id', 'sold.productId')
    .select((is) => [
      ...(['productId', 'name'] as const),
      is.fn.sum<Sum>('sold.quantity').as('quantity'),
      is.fn.sum<Sum>('total').as('total'),
    ])
    .groupBy(['productId', 'name'])
    .having((is) => is(is.fn.sum('sold.quantity'), '>', 0))
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

const sumOrdered = (sql: Queries, days: Days) =>
  deliveredOrders(sql, days)
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select((is) => [
      'productId' as const,
      is.fn.sum<Sum>(KEPT).as('quantity'),
      costOf(KEPT).as('total'),
    ])
    .groupBy('productId');

/** By the day on which they were made, as their money is. */
const sumSold = (sql: Queries, { from, to }: Days) =>
  sql
    .selectFrom('sales')
    .innerJoin('saleLines', 'saleLines.saleId', 'sales.id')
    .leftJoin('saleAnnulments', 'saleAnnulments.saleId', 'sales.id')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('saleAnnulments.saleId', 'is', null)
    .select((is) => [
      'productId' as const,
      is.fn.sum<Sum>(SOLD).as('quantity'),
      costOf(SOLD).as('total'),
    ])
    .groupBy('productId');

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
