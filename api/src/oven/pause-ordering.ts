// Staff pause the web's orders for today and take them again. Whatever order commits after a pause was
// answered has seen it. See docs/rules/oven.md#pausing-web-orders.
import { differences } from '@brasa/core/audit/changed-fields.rules.ts';
import { spokenMoment } from '@brasa/core/kernel/time/date-texts.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Ordering } from '@brasa/core/oven/pause.contract.ts';
import { pausedUntilNow, pauseEndFault } from '@brasa/core/oven/pause.rules.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import type { RequestIdentity } from '../db/idempotency.ts';
import { Failure, throwFieldFault } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce } from '../transact-once.ts';
import { insertPause, lockPauses, readLastPause } from './pause.store.ts';

export function viewOrdering(lastPause: number | null, now: number): Ordering {
  const until = pausedUntilNow(lastPause, now);
  return { pausedUntil: until === null ? null : instantToIso(until) };
}

/** Pauses until then, whatever pause there was. Throws VALIDATION for an end that is none. */
export function pauseOrdering(
  shop: Shop,
  actor: Actor,
  until: number,
  identity: RequestIdentity | null,
): Promise<Ordering> {
  return transactOnce(shop, identity, async (transaction, now) => {
    throwFieldFault(pauseEndFault(until, now));
    await lockPauses(transaction);
    const before = pausedUntilNow(await readLastPause(transaction.sql), now);
    await insertPause(transaction, { until, by: actor.id, now });
    await recordPause(transaction, actor, { before, after: until, now });
    return viewOrdering(until, now);
  });
}

/** Ends the pause; where there is none, nothing happens. */
export function resumeOrdering(shop: Shop, actor: Actor): Promise<Ordering> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    await lockPauses(transaction);
    const before = pausedUntilNow(await readLastPause(transaction.sql), now);
    if (before !== null) await insertPause(transaction, { until: null, by: actor.id, now });
    await recordPause(transaction, actor, { before, after: null, now });
    return viewOrdering(null, now);
  });
}

type PauseChange = { before: number | null; after: number | null; now: number };

/** Nothing where it ends when it would have. */
async function recordPause(
  transaction: Transaction,
  actor: Actor,
  { before, after, now }: PauseChange,
): Promise<void> {
  if (before === after) return;
  const words = (until: number | null) => ({
    until: until === null ? null : spokenMoment(until, now),
  });
  const kind = after === null ? 'ordering_resumed' : 'ordering_paused';
  await record(transaction, actor, { kind, ...differences(words(before), words(after)) }, now);
}

/** Throws ORDERING_PAUSED, with its end, where a customer's order for today is paused. */
export function refusePaused(lastPause: number | null, now: number): void {
  const { pausedUntil } = viewOrdering(lastPause, now);
  if (pausedUntil !== null) throw new Failure('ORDERING_PAUSED', { until: pausedUntil });
}
