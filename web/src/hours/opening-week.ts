import type { BusinessHours } from '@brasa/core/hours/hours.contract.ts';
import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import { isClockTime } from '@brasa/core/kernel/madrid-time.ts';

/** What the rules read of the week's records, without those whose times are none. */
export function openingWeek(week: readonly BusinessHours[]): OpeningHours[] {
  return week.flatMap(({ dayOfWeek, openTime, closeTime, isOpen }) =>
    isClockTime(openTime) && isClockTime(closeTime)
      ? [{ dayOfWeek, openTime, closeTime, isOpen }]
      : [],
  );
}
