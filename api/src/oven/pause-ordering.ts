// Staff pause the web's orders for today and take them again. Whatever order commits after a pause was
// answered has seen it. See docs/rules/oven.md#pausing-web-orders.
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import type { Ordering } from '@brasa/core/oven/pause.contract.ts';
import { pausedUntilNow, pauseEndFault } from '@brasa/core/oven/pause.rules.ts';
import { Failure, throwFieldFault } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffRequest } from '../transact-once.ts';
import { insertPause, lockPauses, readLastPause } from './pause.store.ts';

export function viewOrdering(lastPause: number | null, now: number): Ordering {
  const until = pausedUntilNow(lastPause, now);
  return { pausedUntil: until === null ? null : instantToIso(until) };
}

/** Pauses until then, whatever pause there was. Throws VALIDATION for an end that is none. */
export function pauseOrdering(
  shop: Shop,
  until: number,
  { by, identity }: StaffRequest,
): Promise<Ordering> {
  return transactOnce(shop, identity, async (transaction, now) => {
    throwFieldFault(pauseEndFault(until, now));
    await lockPauses(transaction);
    await insertPause(transaction, { until, by, now });
    return viewOrdering(until, now);
  });
}

/** Ends the pause; where there is none, nothing happens. */
export function resumeOrdering(shop: Shop, by: number): Promise<Ordering> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    await lockPauses(transaction);
    const until = pausedUntilNow(await readLastPause(transaction.sql), now);
    if (until !== null) await insertPause(transaction, { until: null, by, now });
    return viewOrdering(null, now);
  });
}

/** Throws ORDERING_PAUSED, with its end, where a customer's order for today is paused. */
export function refusePaused(lastPause: number | null, now: number): void {
  const { pausedUntil } = viewOrdering(lastPause, now);
  if (pausedUntil !== null) throw new Failure('ORDERING_PAUSED', { until: pausedUntil });
}
