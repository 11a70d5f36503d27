// What was handed over, by product and by hour: read-only. The days are found by the index of what was handed over.
import { sql as raw } from 'kysely';
import type { Days } from '@brasa/core/books/report-periods.rules.ts';
import type { SoldProduct } from '@brasa/core/books/report-table.rules.ts';
import { cents } from '@brasa/core/kernel/cents.ts';
import { tenths } from '@brasa/core/kernel/tenths.ts';
import type { Queries } from '../db/database.ts';

type Sum = number | string;

// A literal: a partial index is not used for a parameter.
const DELIVERED = raw.lit('delivered' as const);

/** At the prices of the orders, under the menu's present names, the most first. */
export async function sumProducts(sql: Queries, { from, to }: Days): Promise<SoldProduct[]> {
  const sold = sql
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select((is) => [
      'productId' as const,
      is.fn.sum<Sum>('orderLines.quantity').as('quantity'),
      // As lineTotal() rounds: half a cent counts as a whole one.
      raw<Sum>`sum((unit_price * order_lines.quantity + 5) / 10)`.as('total'),
    ])
    .where('status', '=', DELIVERED)
    .where('pickupDay', '>=', from)
    .where('pickupDay', '<=', to)
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
  { from, to }: Days,
): Promise<{ pickupTime: number; orders: number }[]> {
  const rows = await sql
    .selectFrom('orders')
    .select((is) => ['pickupTime' as const, is.fn.countAll<Sum>().as('orders')])
    .where('status', '=', DELIVERED)
    .where('pickupDay', '>=', from)
    .where('pickupDay', '<=', to)
    .groupBy('pickupTime')
    .execute();
  return rows.map(({ pickupTime, orders }) => ({ pickupTime, orders: Number(orders) }));
}
