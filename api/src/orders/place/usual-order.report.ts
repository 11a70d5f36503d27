// What somebody who rings usually has: read-only, for a new order at the desk.
// See docs/rules/orders.md#a-known-phone.
import { viewLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import type { UsualOrderReply } from '@brasa/core/orders/place/usual-order.contract.ts';
import { LAST_ORDERS, usualOrder } from '@brasa/core/orders/place/usual-order.rules.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { objectedSince } from '../../accounts/index.ts';
import type { Queries } from '../../db/database.ts';
import { readRow, selectOrders } from '../orders.store.ts';

/** Of the last orders with this phone, nine digits or more as they are stored, that were not called off; none of who has objected. */
export async function readUsualOrder(sql: Queries, phone: string): Promise<UsualOrderReply> {
  const since = await objectedSince(sql, [phone]);
  if (since !== null) return { usual: null, objectedAt: instantToIso(since) };
  const rows = await lastOrders(sql, phone).execute();
  const found = usualOrder(rows.map(readRow));
  if (!found) return { usual: null, objectedAt: null };
  const { order, times } = found;
  const lines = order.lines.map(viewLine);
  return { usual: { name: order.customerName, times, lines }, objectedAt: null };
}

export function lastOrders(sql: Queries, phone: string) {
  return selectOrders(sql)
    .where('customerPhone', '=', phone)
    .where('status', 'in', ['pending', 'delivered'])
    .orderBy('id', 'desc')
    .limit(LAST_ORDERS);
}
