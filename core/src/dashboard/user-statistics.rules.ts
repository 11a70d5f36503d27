// The stretches of time that the statistics look at, by Madrid's calendar.
import { addDays, type Day, madridDay, startOfDay } from '../kernel/time/madrid-time.ts';
import { mondayOf } from '../kernel/time/weeks.ts';

const MONTHS = 12;
const WEEKS = 12;

/** When the week began that the instant is in: Monday at midnight. */
export function weekStart(now: number): number {
  return startOfDay(mondayOf(madridDay(now)));
}

/** When the weeks began whose pick-ups are counted. */
export function pickupsSince(now: number): number {
  return startOfDay(addDays(madridDay(now), -7 * WEEKS));
}

export type Month = { month: string; from: number; until: number };

/** The last 12 months, the one that the instant is in included, the oldest first. */
export function recentMonths(now: number): Month[] {
  const [year = 0, month = 1] = madridDay(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const count = year * 12 + (month - 1) - (MONTHS - 1) + index;
    return { month: monthName(count), from: monthStart(count), until: monthStart(count + 1) };
  });
}

const monthName = (count: number) =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;

const monthStart = (count: number) => startOfDay(`${monthName(count)}-01` as Day);
