// What sells best beside everything else: read-only, for the chips of the desk's forms.
// See docs/rules/orders.md#extras-at-the-desk.
import { addDays, type Day, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { UsualProducts } from '@brasa/core/orders/place/usual-products.contract.ts';
import type { Queries } from '../../db/database.ts';

const DAYS = 8 * 7;
const MOST = 40;

export async function readUsualProducts(sql: Queries, today: Day): Promise<UsualProducts> {
  const rows = await usualProducts(sql, today).execute();
  return { products: rows.map(({ productId }) => productId) };
}

/**
 * By how many orders had it: four portions of a paella are one paella. Orders are found by their last
 * change, which is never before they were ordered.
 */
export function usualProducts(sql: Queries, today: Day) {
  return sql
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select('orderLines.productId')
    .where('orders.updatedAt', '>=', startOfDay(addDays(today, -DAYS)))
    .where('orders.status', 'in', ['pending', 'delivered'])
    .groupBy('orderLines.productId')
    .orderBy((is) => is.fn.countAll(), 'desc')
    .orderBy('orderLines.productId')
    .limit(MOST);
}
