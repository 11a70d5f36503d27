// The orders that the desk is sent: as many as there is room for, whatever strangers order.
// See docs/rules/dashboard.md#a-list-that-is-too-long.
import {
  listedFrom,
  ROOM_OF_CANCELLED,
  ROOM_OF_PENDING,
  type Room,
} from '@brasa/core/orders/desk-list.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Queries } from '../db/database.ts';
import { listCancelledByCustomer } from './page/order-page.store.ts';
import { viewOrder } from './order-view.ts';
import type { OrderRow } from './orders.store.ts';
import { countPending, pendingFrom } from './pending-orders.store.ts';

async function* nearestFirst(sql: Queries, from: number): AsyncGenerator<OrderRow> {
  yield* pendingFrom(sql, from, 'later');
  yield* pendingFrom(sql, from, 'earlier');
}

type Listed = { row: OrderRow; order: Order };

/** The first of them, as many as there is room for; no more are read. */
async function firstOf(
  rows: AsyncIterable<OrderRow> | Iterable<OrderRow>,
  room: Room,
): Promise<{ listed: Listed[]; isAll: boolean }> {
  const listed: Listed[] = [];
  let bytes = 0;
  for await (const row of rows) {
    const order = viewOrder(row);
    bytes += Buffer.byteLength(JSON.stringify(order));
    if (listed.length === room.orders || bytes > room.bytes) return { listed, isAll: false };
    listed.push({ row, order });
  }
  return { listed, isAll: true };
}

/** The pending orders with the nearest pick-ups, by pick-up time, and how many more there are. */
export async function listNearPending(
  sql: Queries,
  now: number,
): Promise<{ orders: Order[]; unlisted: number }> {
  const { listed, isAll } = await firstOf(nearestFirst(sql, listedFrom(now)), ROOM_OF_PENDING);
  listed.sort(
    ({ row: one }, { row: other }) => one.pickupTime - other.pickupTime || one.id - other.id,
  );
  const orders = listed.map(({ order }) => order);
  // Some may have gone since the list was read.
  const unlisted = isAll ? 0 : Math.max(1, (await countPending(sql)) - orders.length);
  return { orders, unlisted };
}

/** The last ones that customers have cancelled by themselves since then, the last one last. */
export async function listLastCancelled(sql: Queries, since: number): Promise<Order[]> {
  const rows = await listCancelledByCustomer(sql, since, ROOM_OF_CANCELLED.orders);
  const { listed } = await firstOf(rows, ROOM_OF_CANCELLED);
  return listed.map(({ order }) => order).toReversed();
}
