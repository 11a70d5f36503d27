// The mails that never arrived, of orders that are still to come, whose customers have to be called, and confirmations of those
// that were handed over meanwhile (docs/rules/messages.md#for-staff).
import { sql as raw } from 'kysely';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { FailedMessage } from '@brasa/core/messages/messages.contract.ts';
import { LATE_FAILURE_TOLD } from '@brasa/core/messages/sending.rules.ts';
import type { Queries } from '../db/database.ts';

/** More than anybody calls; strangers can have a mail fail with every order. */
const MOST_TOLD = 200;

/**
 * The last one of each order that was given up, unless something was written to its customer after it; of many the
 * first by pick-up, pending orders before those that were handed over.
 */
export async function listFailed(sql: Queries, now: number): Promise<FailedMessage[]> {
  const pending = await failed(sql, 'pending').execute();
  const handedOver = await failed(sql, 'delivered')
    .where('messages.kind', '=', 'confirmation')
    .where('messages.endedAt', '>=', now - LATE_FAILURE_TOLD)
    // An earlier failure was told while the order was pending.
    .where((is) =>
      is.exists(
        is
          .selectFrom('orderLogs')
          .select('orderLogs.id')
          .whereRef('orderLogs.orderId', '=', 'orders.id')
          .where('orderLogs.action', '=', 'delivered')
          .whereRef('orderLogs.createdAt', '<=', 'messages.endedAt'),
      ),
    )
    .execute();
  return [...pending, ...handedOver].slice(0, MOST_TOLD).map(({ endedAt, status, ...row }) => ({
    ...row,
    isHandedOver: status === 'delivered',
    at: instantToIso(endedAt ?? 0),
  }));
}

function failed(sql: Queries, status: 'pending' | 'delivered') {
  return (
    sql
      .selectFrom('messages')
      .innerJoin('orders', 'orders.id', 'messages.orderId')
      .select(['messages.id', 'messages.kind', 'messages.fault', 'messages.endedAt'])
      .select(['orders.id as orderId', 'orders.customerName', 'orders.customerPhone'])
      .select('orders.status')
      // As literals: the indexes of what failed and of pending orders are not used for parameters.
      .where('messages.outcome', '=', raw.lit('failed'))
      .where('orders.status', '=', raw.lit(status))
      .where('messages.subscriptionId', 'is', null)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('messages as later')
              .select('later.id')
              .whereRef('later.orderId', '=', 'messages.orderId')
              .whereRef('later.id', '>', 'messages.id')
              .where('later.subscriptionId', 'is', null)
              .where((of) =>
                of.or([of('later.outcome', 'is', null), of('later.outcome', '!=', 'dropped')]),
              ),
          ),
        ),
      )
      .orderBy('orders.pickupTime')
      .orderBy('messages.id')
      .limit(MOST_TOLD)
  );
}
