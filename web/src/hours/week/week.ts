// How a week of opening hours and the special days are written and ordered. dayOfWeek 0 is Sunday, as the
// records count.
import { useSpecialDays } from '../hours.queries.ts';
import type { BusinessHours, SpecialDay } from '@brasa/core/hours/hours.contract.ts';
import { capitalised } from '@brasa/core/kernel/text/capitals.ts';
import { shortDay, spokenDay } from '@brasa/core/kernel/time/date-texts.ts';
import {
  addDays,
  dayOfWeek,
  isDay,
  madridDay,
  type Day,
} from '@brasa/core/kernel/time/madrid-time.ts';
import { useNowInBrowser } from '../../browser/device/use-now.ts';

function mondayFirst(week: readonly BusinessHours[]): BusinessHours[] {
  return week.toSorted((a, b) => ((a.dayOfWeek + 6) % 7) - ((b.dayOfWeek + 6) % 7));
}

export function sundayFirst(week: readonly BusinessHours[]): BusinessHours[] {
  return week.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek);
}

/** "10:00–17:00", or "Cerrado". */
export function hoursText({
  isOpen,
  openTime,
  closeTime,
}: Pick<BusinessHours, 'isOpen' | 'openTime' | 'closeTime'>): string {
  return isOpen ? `${openTime}–${closeTime}` : 'Cerrado';
}

/** As customers read it: "Martes 8 de diciembre", of another year than today's "Martes 8 de diciembre de 2027". */
function spokenTitle(date: string, today: Day | null): string {
  return isDay(date) ? capitalised(spokenDay(date, today ?? date)) : date;
}

/** Special days in a row that say the same of the shop. */
export type DayRun = { first: SpecialDay; last: SpecialDay };

/** The days, which are in their order, as runs: a fortnight of holidays is one. */
export function runsOf(days: readonly SpecialDay[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && isNext(run.last, day)) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}

const isNext = (before: SpecialDay, day: SpecialDay): boolean =>
  isDay(before.date) &&
  addDays(before.date, 1) === day.date &&
  before.note === day.note &&
  hoursText(before) === hoursText(day);

/** "Martes 8 de diciembre", or "Del viernes 25 de diciembre al jueves 7 de enero de 2027". */
export function runTitle({ first, last }: DayRun, today: Day | null): string {
  const [from, to] = [spokenTitle(first.date, today), spokenTitle(last.date, today)];
  return first === last ? from : `Del ${decapitalised(from)} al ${decapitalised(to)}`;
}

const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** As the desk reads it: "Martes 08/12/2026". */
export function dateTitle(date: string): string {
  return isDay(date) ? capitalised(shortDay(date)) : date;
}

const MINUTE_MS = 60_000;

/** Today in Madrid; null while the page is still as the server rendered it, maybe yesterday. */
export function useToday(): Day | null {
  const now = useNowInBrowser(MINUTE_MS);
  return now === null ? null : madridDay(now);
}

export type WeekRow = BusinessHours & {
  isToday: boolean;
  isSpecial: boolean;
};

/** The week, Monday first; today's line has the hours of today, whatever the week says. */
function weekRows(
  week: readonly BusinessHours[],
  specialDays: readonly SpecialDay[],
  today: Day | null,
): WeekRow[] {
  const special = specialDays.find(({ date }) => date === today);
  return mondayFirst(week).map((day) => {
    const isToday = today !== null && day.dayOfWeek === dayOfWeek(today);
    if (!isToday || !special) return { ...day, isToday, isSpecial: false };
    const { isOpen, openTime, closeTime } = special;
    return { ...day, isOpen, openTime, closeTime, isToday, isSpecial: true };
  });
}

/** The rows of the public panels, with the special days that are known. */
export function useWeekRows(week: readonly BusinessHours[]): WeekRow[] {
  const today = useToday();
  const { data: specialDays } = useSpecialDays();
  return weekRows(week, specialDays ?? [], today);
}
