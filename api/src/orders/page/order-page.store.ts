import { HALF_HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { OrderPageMessage } from '@brasa/core/orders/page/order-page.contract.ts';
import { isOrderCode } from '@brasa/core/orders/page/order-page.rules.ts';
import { orderStage } from '@brasa/core/orders/page/own-changes.rules.ts';
import { reachedOrders } from '@brasa/core/orders/readiness.rules.ts';
import { slotOf } from '@brasa/core/oven/slots.rules.ts';
import type { Queries } from '../../db/database.ts';
import { setsOf } from '../../db/sets-of.ts';
import { sumPutOn } from '../../oven/index.ts';
import { readRow, selectOrders, type OrderRow } from '../orders.store.ts';

/** The order with this code, whatever somebody has sent as one. */
export async function findByCode(sql: Queries, code: string): Promise<OrderRow | undefined> {
  if (!isOrderCode(code)) return undefined;
  const row = await selectOrders(sql).where('code', '=', code).executeTakeFirst();
  return row && readRow(row);
}

/** Whether what was put on for its half hour reaches the order, as what is ready would make it ready. */
export async function isOnSpit(sql: Queries, order: SpitOrder): Promise<boolean> {
  return (await listOnSpit(sql, [order])).has(order.id);
}

type SpitOrder = Pick<OrderRow, 'id' | 'quantity' | 'status' | 'pickupTime'>;

/** The ids of those orders that are on the spit. */
async function listOnSpit(
  sql: Queries,
  orders: readonly SpitOrder[],
): Promise<ReadonlySet<number>> {
  const hungry = orders.filter(({ quantity, status }) => quantity > 0 && status === 'pending');
  const slots = new Set(hungry.map(({ pickupTime }) => slotOf(pickupTime)));
  const reached = await Promise.all([...slots].map((slot) => listReached(sql, slot)));
  return new Set(reached.flatMap((ids) => [...ids]));
}

/** The ids of the orders of the half hour that what was put on for it reaches. */
async function listReached(sql: Queries, slot: number): Promise<ReadonlySet<number>> {
  const putOn: Tenths = await sumPutOn(sql, slot);
  if (putOn === 0) return new Set();
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
  return reachedOrders(waiting, putOn);
}

/** How the orders with these codes stand, by code; those that are there no more are missing. */
export async function readStandings(
  sql: Queries,
  codes: readonly string[],
): Promise<Map<string, OrderPageMessage>> {
  const standings = new Map<string, OrderPageMessage>();
  for (const some of setsOf(codes)) {
    const orders = await sql
      .selectFrom('orders')
      .select(['id', 'code', 'quantity', 'status', 'pickupTime', 'readyAt', 'version'])
      .where('code', 'in', some)
      .execute();
    const onSpit = await listOnSpit(sql, orders);
    for (const { id, code, status, readyAt, version } of orders) {
      const progress = { status, isReady: readyAt !== null, isOnSpit: onSpit.has(id) };
      if (code !== null) standings.set(code, { stage: orderStage(progress), version });
    }
  }
  return standings;
}

/** The orders that customers have cancelled by themselves since then and that are cancelled still, the last one first. */
export async function listCancelledByCustomer(
  sql: Queries,
  since: number,
  limit: number,
): Promise<OrderRow[]> {
  const rows = await selectOrders(sql)
    .where('customerChangedAt', '>=', since)
    .where('status', '=', 'cancelled')
    .orderBy('customerChangedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readRow);
}

/** The orders that were handed over and from whose drinks customers have withdrawn since then, the last one first. */
export async function listWithdrawn(
  sql: Queries,
  since: number,
  limit: number,
): Promise<OrderRow[]> {
  const rows = await selectOrders(sql)
    .where('withdrawnAt', '>=', since)
    .where('status', '=', 'delivered')
    .orderBy('withdrawnAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readRow);
}
