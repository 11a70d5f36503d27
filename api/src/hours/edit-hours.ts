// Staff change the week (specification 4: each change saves the whole day).
import type {
  BusinessHours,
  BusinessHoursChange,
  InitializeReply,
} from '@brasa/core/hours/hours.contract.ts';
import { HOURS_OUT_OF_ORDER, isInOrder, STARTER_HOURS } from '@brasa/core/hours/hours.rules.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { addMissingBusinessHours, holdWeekday, updateWeekday } from './hours.store.ts';

/** Gives every weekday that is missing its starter hours. */
export async function initializeHours(shop: Shop): Promise<InitializeReply> {
  const created = await shop.db.transact((work) => addMissingBusinessHours(work, STARTER_HOURS));
  return { created };
}

/**
 * Changes a weekday; what the change leaves out stays. Throws DAY_NOT_FOUND, and VALIDATION when the
 * day would close before it opens, whether it is open or not (decisions 9).
 */
export function changeWeekday(
  shop: Shop,
  id: number,
  change: BusinessHoursChange,
): Promise<BusinessHours> {
  return shop.db.transact(async (work) => {
    const stored = await holdWeekday(work, id);
    if (!stored) throw new Failure('DAY_NOT_FOUND');
    const changed = {
      ...stored,
      isOpen: change.isOpen ?? stored.isOpen,
      openTime: change.openTime ?? stored.openTime,
      closeTime: change.closeTime ?? stored.closeTime,
      autoUpdate: change.autoUpdate ?? stored.autoUpdate,
    };
    if (!isInOrder(changed)) {
      const details = [{ path: 'closeTime', message: HOURS_OUT_OF_ORDER }];
      throw new Failure('VALIDATION', { details });
    }
    await updateWeekday(work, changed);
    return changed;
  });
}
