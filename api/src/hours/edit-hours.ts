// Staff change the week (docs/rules/hours.md#each-change-saves-the-whole-day).
import type {
  BusinessHours,
  BusinessHoursChange,
  InitializeReply,
} from '@brasa/core/hours/hours.contract.ts';
import { HOURS_OUT_OF_ORDER, isInOrder, STARTER_HOURS } from '@brasa/core/hours/hours.rules.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import { changesOf, isSame, refuseStale } from '../edit-conflict.ts';
import { invalidField, orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { addMissingBusinessHours, lockWeekday, updateWeekday } from './hours.store.ts';
import { recordWeekday } from './record-hours.ts';

/** Gives every weekday that is missing its starter hours. */
export function initializeHours(shop: Shop, actor: Actor): Promise<InitializeReply> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    const created = await addMissingBusinessHours(transaction, STARTER_HOURS, now);
    if (created > 0) {
      await record(transaction, actor, { kind: 'weekdays_added', after: { created } }, now);
    }
    return { created };
  });
}

/**
 * Changes a weekday; what the change leaves out stays. Throws DAY_NOT_FOUND, EDITED_MEANWHILE where
 * somebody else has changed it since its editor saw it, and VALIDATION when the day would close
 * before it opens, whether it is open or not. What is so already is no change, so that a repeat is
 * never refused. See docs/rules/hours.md#a-day-closes-after-it-opens.
 */
export function changeWeekday(
  shop: Shop,
  actor: Actor,
  id: number,
  { version, ...change }: BusinessHoursChange,
): Promise<BusinessHours> {
  const now = shop.clock();
  return shop.db.transact(async (transaction) => {
    const stored = orRefuse(await lockWeekday(transaction, id), 'DAY_NOT_FOUND');
    if (isSame(stored, change)) return stored;
    refuseStale(stored, version);
    const changed = { ...stored, ...changesOf(stored, change) };
    if (!isInOrder(changed)) throw invalidField('closeTime', HOURS_OUT_OF_ORDER);
    const after = await updateWeekday(transaction, changed, now);
    await recordWeekday(transaction, { actor, now, isGoogle: false }, [stored, after]);
    return after;
  });
}
