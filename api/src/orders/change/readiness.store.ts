// Which orders are ready to be picked up. Like the note that somebody was notified it gets in the way of
// nobody's edit, and does not raise the version.
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { HALF_HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { OrderAction } from '@brasa/core/orders/archive/order-history.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { forUpdate } from '../../db/engines/engine.ts';
import { setsOf } from '../../db/sets-of.ts';
import { insertOrderLog } from '../archive/order-logs.store.ts';
import { readRow, selectOrders, type OrderRow } from '../orders.store.ts';

/** Of an order that is not ready, or no longer. */
export const NOT_READY = { readyAt: null, readyByBatch: 0 } as const;

/** The slot's orders that hold chickens, locked until the transaction ends. */
export async function lockOrdersOfSlot(
  transaction: Transaction,
  slot: number,
): Promise<OrderRow[]> {
  const { sql, engine } = transaction;
  const ofSlot = sql
    .selectFrom('orders')
    .select('id')
    .where('pickupTime', '>=', slot)
    .where('pickupTime', '<', slot + HALF_HOUR)
    .orderBy('id');
  const ids = (await forUpdate(engine, ofSlot).execute()).map(({ id }) => id);
  const orders: OrderRow[] = [];
  for (const some of setsOf(ids)) {
    const rows = await selectOrders(sql)
      .where('id', 'in', some)
      .where('pickupTime', '>=', slot)
      .where('pickupTime', '<', slot + HALF_HOUR)
      .where('status', 'in', ['pending', 'delivered'])
      .where('quantity', '>', tenths(0))
      .execute();
    orders.push(...rows.map(readRow));
  }
  return orders;
}

type Readiness = { readyAt: number; readyByBatch: 0 | 1 } | typeof NOT_READY;

/** Notes it of the locked orders, and in their histories. */
export async function setReadiness(
  transaction: Transaction,
  ids: readonly number[],
  readiness: Readiness,
  { by, now }: { by: number; now: number },
): Promise<void> {
  if (ids.length === 0) return;
  for (const some of setsOf(ids)) {
    await transaction.sql
      .updateTable('orders')
      .set({ ...readiness, updatedAt: now })
      .where('id', 'in', some)
      .execute();
  }
  const action: OrderAction = readiness.readyAt === null ? 'unready' : 'ready';
  for (const orderId of ids) {
    await insertOrderLog(transaction, { orderId, action, before: null, after: null, by, now });
  }
  transaction.announce('orders');
}

/** Staff say of an order, which is ready already, that it is: from then on it is so without the batch that has made it so. */
export async function keepReady({ sql }: Transaction, before: OrderRow): Promise<OrderRow> {
  if (before.readyByBatch === 0) return before;
  await sql.updateTable('orders').set({ readyByBatch: 0 }).where('id', '=', before.id).execute();
  return { ...before, readyByBatch: 0 };
}
