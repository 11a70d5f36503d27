// The orders that the desk is sent: as many as there is room for, whatever strangers order.
// See docs/rules/dashboard.md#a-list-that-is-too-long.
import {
  listedFrom,
  ROOM_OF_CANCELLED,
  ROOM_OF_PENDING,
  WITHDRAWAL_TOLD_DAYS,
  type Room,
} from '@brasa/core/orders/desk-list.rules.ts';
import { addDays, startOfDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { closedDrinks } from '@brasa/core/orders/lines/closed-drinks.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Queries } from '../db/database.ts';
import { listCancelledByCustomer, listWithdrawn } from './page/order-page.store.ts';
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

/**
 * The last ones that customers have cancelled by themselves today, and before them those whose drinks they have withdrawn from lately
 * and not brought back; the last one last.
 */
export async function listLastCancelled(sql: Queries, today: Day): Promise<Order[]> {
  const most = ROOM_OF_CANCELLED.orders;
  const lately = startOfDay(addDays(today, -WITHDRAWAL_TOLD_DAYS));
  const [cancelled, withdrawn] = await Promise.all([
    listCancelledByCustomer(sql, startOfDay(today), most),
    listWithdrawn(sql, lately, most),
  ]);
  const open = withdrawn.filter((row) => closedDrinks(row).length > 0);
  const { listed } = await firstOf([...cancelled, ...open], ROOM_OF_CANCELLED);
  return listed.map(({ order }) => order).toReversed();
}
