// The orders that were handed over, as the reports read them.
import { sql as raw } from 'kysely';
import type { Days } from '@brasa/core/books/report-periods.rules.ts';
import type { Queries } from '../db/database.ts';

/** Those of the days, by the index of what was handed over: a partial one is not used for a parameter. */
export const deliveredOrders = (sql: Queries, { from, to }: Days) =>
  sql
    .selectFrom('orders')
    .where('status', '=', raw.lit('delivered' as const))
    .where('pickupDay', '>=', from)
    .where('pickupDay', '<=', to);
