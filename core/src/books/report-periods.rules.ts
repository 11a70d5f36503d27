// The stretches of time that a report is about, by Madrid's calendar (docs/rules/books.md#periods-of-a-report).
import { daysBetween } from '../kernel/time/date-texts.ts';
import { addDays, type Day } from '../kernel/time/madrid-time.ts';
import { mondayOf } from '../kernel/time/weeks.ts';

export const REPORT_UNITS = ['day', 'week', 'month'] as const;
export type ReportUnit = (typeof REPORT_UNITS)[number];

/** Both days are part of it. */
export type Days = { from: Day; to: Day };
export type ReportPeriod = Days & { unit: ReportUnit };

/** Reports begin and end with them: nobody kept books here before or will after. */
export const FIRST_REPORT_DAY = '2000-01-01' as Day;
export const LAST_REPORT_DAY = '2099-12-31' as Day;

/** A table of days has a year at most, a leap year too. */
export const MAX_EXPORT_DAYS = 366;

/** How many periods are compared, the one that is asked for included. */
const COMPARED = { day: 9, week: 9, month: 13 } as const satisfies Record<ReportUnit, number>;
const WEEK = 7;

/** The day, its week from Monday to Sunday, or its month. */
export function periodOf(unit: ReportUnit, day: Day): ReportPeriod {
  if (unit === 'day') return { unit, from: day, to: day };
  if (unit === 'month') return monthOf(day, 0);
  const monday = mondayOf(day);
  return { unit, from: monday, to: addDays(monday, WEEK - 1) };
}

/** So many periods later, or earlier where it is negative. */
export function periodAfter({ unit, from }: ReportPeriod, count: number): ReportPeriod {
  if (unit === 'month') return monthOf(from, count);
  return periodOf(unit, addDays(from, count * (unit === 'week' ? WEEK : 1)));
}

/** What it is compared with, so many periods before: of a day the same weekday of that week. */
function comparedPeriod(period: ReportPeriod, count: number): ReportPeriod {
  return periodAfter(period, -count * (period.unit === 'day' ? WEEK : 1));
}

/** The period and those before, the earliest first. */
export function comparedPeriods(period: ReportPeriod): ReportPeriod[] {
  const count = COMPARED[period.unit];
  return Array.from({ length: count }, (_, index) => comparedPeriod(period, count - 1 - index));
}

/**
 * The days that it is compared with: of a period that is under way no more of the one before than there is of it;
 * a shorter month ends with its last day.
 */
export function daysBefore(period: ReportPeriod, today: Day): Days {
  const { from, to } = comparedPeriod(period, 1);
  if (today < period.from || today >= period.to) return { from, to };
  const elapsed = countDays({ from: period.from, to: today });
  const last = addDays(from, elapsed - 1);
  return { from, to: last < to ? last : to };
}

export function countDays({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

/** Each day, the first one first. */
export function daysOf({ from, to }: Days): Day[] {
  return Array.from({ length: Math.max(0, countDays({ from, to })) }, (_, index) =>
    addDays(from, index),
  );
}

/** The days by months, each part within one. */
export function partsByMonth({ from, to }: Days): Days[] {
  const parts: Days[] = [];
  for (let first = from; first <= to;) {
    const { to: end } = monthOf(first, 0);
    parts.push({ from: first, to: end < to ? end : to });
    first = addDays(end, 1);
  }
  return parts;
}

function monthOf(day: Day, after: number): ReportPeriod {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const from = firstOf(year * 12 + (month - 1) + after);
  return {
    unit: 'month',
    from,
    to: addDays(firstOf(year * 12 + month + after), -1),
  };
}

const firstOf = (months: number) =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01` as Day;
