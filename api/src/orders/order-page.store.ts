import { HALF_HOUR } from '@brasa/core/kernel/durations.ts';
import type { Tenths } from '@brasa/core/kernel/tenths.ts';
import { tenths } from '@brasa/core/kernel/tenths.ts';
import { isOrderCode } from '@brasa/core/orders/order-page.rules.ts';
import { reachedOrders } from '@brasa/core/orders/readiness.rules.ts';
import { slotOf } from '@brasa/core/oven/slots.rules.ts';
import type { Queries } from '../db/database.ts';
import { sumPutOn } from '../oven/index.ts';
import { readLines } from './order-lines.store.ts';
import { selectOrders, type OrderRow } from './orders.store.ts';

/** The order with this code, whatever somebody has sent as one. */
export async function findByCode(sql: Queries, code: string): Promise<OrderRow | undefined> {
  if (!isOrderCode(code)) return undefined;
  const row = await selectOrders(sql).where('code', '=', code).executeTakeFirst();
  return row && readLines(row);
}

/** Whether what was put on for its half hour reaches the order, as what is ready would make it ready. */
export async function isOnSpit(sql: Queries, order: OrderRow): Promise<boolean> {
  if (order.quantity === 0 || order.status !== 'pending') return false;
  const slot = slotOf(order.pickupTime);
  const putOn: Tenths = await sumPutOn(sql, slot);
  if (putOn === 0) return false;
  const orders = await sql
    .selectFrom('orders')
    .select(['id', 'pickupTime', 'quantity', 'status'])
    .where('pickupTime', '>=', slot)
    .where('pickupTime', '<', slot + HALF_HOUR)
    .where('status', 'in', ['pending', 'delivered'])
    .where('quantity', '>', tenths(0))
    .execute();
  const waiting = orders.map(({ status, ...one }) => ({
    ...one,
    isDelivered: status === 'delivered',
  }));
  return reachedOrders(waiting, putOn).has(order.id);
}

/** What customers have cancelled by themselves since then and is cancelled still, the last one last. */
export async function listCancelledByCustomer(sql: Queries, since: number): Promise<OrderRow[]> {
  const rows = await selectOrders(sql)
    .where('customerChangedAt', '>=', since)
    .where('status', '=', 'cancelled')
    .orderBy('customerChangedAt')
    .orderBy('id')
    .execute();
  return rows.map(readLines);
}
