import { useMemo } from 'react';
import type { BusinessHours, SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import { isClockTime, isDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { useBusinessHours, useSpecialDays } from './hours.queries.ts';

/**
 * The week and the special days as the rules read them; undefined until the week is there. Special days
 * that cannot be loaded are the server's to mind.
 */
export function useOpeningHours(): OpeningHours[] | undefined {
  const { data: week } = useBusinessHours();
  const { data: specialDays } = useSpecialDays();
  return useMemo(
    () => (week ? [...week, ...(specialDays ?? [])].flatMap(openingHours) : undefined),
    [week, specialDays],
  );
}

/** What the rules read of a record; nothing for one whose times or date are none. */
function openingHours(record: BusinessHours | SpecialDay): OpeningHours[] {
  const { openTime, closeTime, isOpen } = record;
  if (!isClockTime(openTime) || !isClockTime(closeTime)) return [];
  const times = { openTime, closeTime, isOpen };
  if ('dayOfWeek' in record) return [{ ...times, dayOfWeek: record.dayOfWeek }];
  return isDay(record.date) ? [{ ...times, date: record.date, note: record.note }] : [];
}
