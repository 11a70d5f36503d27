// The mails that never arrived, of orders that are still to come: their customers have to be called.
import { sql as raw } from 'kysely';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { FailedMessage } from '@brasa/core/messages/messages.contract.ts';
import type { Queries } from '../db/database.ts';

/** More than anybody calls; strangers can have a mail fail with every order. */
const MOST_TOLD = 200;

/**
 * The last one of each order that was given up, unless something was written to its customer after it; of many the
 * first by pick-up.
 */
export async function listFailed(sql: Queries): Promise<FailedMessage[]> {
  const rows = await sql
    .selectFrom('messages')
    .innerJoin('orders', 'orders.id', 'messages.orderId')
    .select(['messages.id', 'messages.kind', 'messages.fault', 'messages.endedAt'])
    .select(['orders.id as orderId', 'orders.customerName', 'orders.customerPhone'])
    // As literals: the indexes of what failed and of pending orders are not used for parameters.
    .where('messages.outcome', '=', raw.lit('failed'))
    .where('orders.status', '=', raw.lit('pending'))
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
    .execute();
  return rows.map(({ endedAt, ...row }) => ({ ...row, at: instantToIso(endedAt ?? 0) }));
}
