// Whether a day of the week, or a special one, is still what somebody saw of it.
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import { Failure } from '../failure.ts';

/** Whether the change would leave things as they are. */
export function isSame<Thing extends object>(stored: Thing, change: Partial<Thing>): boolean {
  return Object.entries(change).every(([name, value]) => stored[name as keyof Thing] === value);
}

/**
 * Throws DAY_CHANGED, with the day as it is, unless that is what was seen. Whoever names no state has
 * the last word.
 */
export function refuseStaleDay(stored: { updatedAt: string }, seen: number | undefined): void {
  if (seen === undefined || instantToIso(seen) === stored.updatedAt) return;
  throw new Failure('DAY_CHANGED', { current: stored });
}
