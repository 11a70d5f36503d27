// What was decided about an order without a connection does not go over what has become of it since
// (docs/rules/wire.md#made-offline).
import { sql as raw } from 'kysely';
import { CLOCK_TOLERANCE } from '@brasa/core/kernel/made-offline.rules.ts';
import type { OrderAction } from '@brasa/core/orders/order-history.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { viewOrder } from './order-view.ts';
import type { OrderRow } from './orders.store.ts';

/**
 * Throws EDITED_MEANWHILE where somebody decided something without a connection and the order was changed after that.
 * `at` is null for what is sent at once.
 */
export async function refuseOlder(
  { sql }: Transaction,
  order: OrderRow,
  { at, by }: { at: number | null; by: number },
): Promise<void> {
  if (at === null || (await lastChange(sql, order.id, by)) <= at) return;
  throw new Failure('EDITED_MEANWHILE', { current: viewOrder(order) });
}

/** Entries that would not have changed a decision about the order. */
const PASSED_OVER: readonly OrderAction[] = ['ready', 'unready', 'notified', 'over_capacity'];

/**
 * When the order was last changed, by when each change counts. What a person's device sent before is dated by when that request
 * arrived, which may have taken longer than their next one: it counts a little earlier for them.
 */
async function lastChange(sql: Queries, orderId: number, by: number): Promise<number> {
  const ownOffline = raw<number>`case when created_by = ${by} then made_at - ${CLOCK_TOLERANCE} else made_at end`;
  const last = await sql
    .selectFrom('orderLogs')
    .select(({ fn }) => fn.max<number | null>(fn.coalesce(ownOffline, 'createdAt')).as('at'))
    .where('orderId', '=', orderId)
    .where('action', 'not in', PASSED_OVER)
    .executeTakeFirst();
  return last?.at ?? 0;
}
