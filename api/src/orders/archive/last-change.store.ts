import { sql as raw } from 'kysely';
import { CLOCK_TOLERANCE } from '@brasa/core/kernel/time/made-offline.rules.ts';
import type { OrderAction } from '@brasa/core/orders/archive/order-history.rules.ts';
import type { Queries } from '../../db/database.ts';

/** Entries that would not have changed a decision about the order. */
const PASSED_OVER: readonly OrderAction[] = ['ready', 'notified', 'over_capacity'];

/**
 * When the order was last changed, by when each change counts. What a person's device sent before is dated by when that request
 * arrived, which may have taken longer than their next one: it counts a little earlier for them.
 */
export async function lastChange(
  sql: Queries,
  orderId: number,
  { by, isOfReadiness }: { by: number; isOfReadiness: boolean },
): Promise<number> {
  const ownOffline = raw<number>`case when created_by = ${by} then made_at - ${CLOCK_TOLERANCE} else made_at end`;
  const last = await sql
    .selectFrom('orderLogs')
    .select(({ fn }) => fn.max<number | null>(fn.coalesce(ownOffline, 'createdAt')).as('at'))
    .where('orderId', '=', orderId)
    .where('action', 'not in', isOfReadiness ? PASSED_OVER : [...PASSED_OVER, 'unready'])
    .executeTakeFirst();
  return last?.at ?? 0;
}
