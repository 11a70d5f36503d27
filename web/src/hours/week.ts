// How a week of opening hours is written and ordered. dayOfWeek 0 is Sunday, as the records count.
import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import { dayOfWeek, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { useNowInBrowser } from '../browser/now.ts';

/** The order of the public panels: Monday first, Sunday last. */
export function mondayFirst(week: readonly BusinessHours[]): BusinessHours[] {
  return week.toSorted((a, b) => ((a.dayOfWeek + 6) % 7) - ((b.dayOfWeek + 6) % 7));
}

/** The order of the desk: Sunday first. */
export function sundayFirst(week: readonly BusinessHours[]): BusinessHours[] {
  return week.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek);
}

/** "10:00–17:00", or "Cerrado". */
export function hoursText({ isOpen, openTime, closeTime }: BusinessHours): string {
  return isOpen ? `${openTime}–${closeTime}` : 'Cerrado';
}

const MINUTE_MS = 60_000;

/** Today's weekday in Madrid; null while the page is still as the server drew it, maybe yesterday. */
export function useTodaysWeekday(): number | null {
  const now = useNowInBrowser(MINUTE_MS);
  return now === null ? null : dayOfWeek(madridDay(now));
}
