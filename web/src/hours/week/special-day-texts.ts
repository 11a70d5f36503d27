// How special days are written.
import type { SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { weekdayTitle } from '@brasa/core/kernel/day-names.ts';
import { dayOfWeek, formatDay, isDay } from '@brasa/core/kernel/madrid-time.ts';

/** "Martes 08/12/2026". */
export function dateTitle(date: string): string {
  return isDay(date) ? `${weekdayTitle(dayOfWeek(date))} ${formatDay(date)}` : date;
}

/** Those of today and later, as far as the browser knows what day it is. */
export function fromToday(days: readonly SpecialDay[], today: string | null): SpecialDay[] {
  return days.filter(({ date }) => today === null || date >= today);
}
