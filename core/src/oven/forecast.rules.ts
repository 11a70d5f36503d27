// How many chickens passers-by will buy, by half hours: what is usual on that weekday.
// See docs/rules/oven.md#expectation-of-passers-by.
import { addDays, type Day } from '../kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';

/** What passers-by bought on a day, by half hours of the Madrid day: 0 is midnight, 26 is 13:00. */
type DaySales = ReadonlyMap<number, Tenths>;

/** The days that are known, those without a sale included; one that is missing was not open or is too old. */
export type SalesHistory = ReadonlyMap<Day, DaySales>;

export type Expectation = {
  amount: Tenths;
  /** How far the days that it was made of lay from it, on average. */
  error: Tenths;
};

/** How many of the latest same weekdays are looked at. */
const WEEKDAYS_BACK = 8;
/** A year: whoever looks further back looks at another season. */
const MOST_WEEKS_BACK = 52;

/**
 * For each half hour in which anything was sold, the median of the last eight same weekdays before the
 * day; special days are no weekdays. Empty where no such day is known.
 */
export function expectedSales(
  day: Day,
  history: SalesHistory,
  isSpecial: (day: Day) => boolean,
): ReadonlyMap<number, Expectation> {
  const days = lastWeekdays(day, history, isSpecial);
  const halfHours = new Set(days.flatMap((sales) => [...sales.keys()]));
  const expected = [...halfHours]
    .sort((a, b) => a - b)
    .map((halfHour) => {
      const sold = days.map((sales) => sales.get(halfHour) ?? tenths(0));
      return [halfHour, expectationOf(sold)] as const;
    });
  return new Map(expected);
}

/** The same weekdays of the year before the day, the latest first: all that is ever looked at. */
export function weekdaysBefore(day: Day): Day[] {
  return Array.from({ length: MOST_WEEKS_BACK }, (_, week) => addDays(day, -7 * (week + 1)));
}

function lastWeekdays(
  day: Day,
  history: SalesHistory,
  isSpecial: (day: Day) => boolean,
): DaySales[] {
  const found: DaySales[] = [];
  for (const before of weekdaysBefore(day)) {
    if (found.length === WEEKDAYS_BACK) break;
    const sales = history.get(before);
    if (sales && !isSpecial(before)) found.push(sales);
  }
  return found;
}

function expectationOf(sold: readonly Tenths[]): Expectation {
  const amount = median(sold);
  const away = sold.reduce((sum, one) => sum + Math.abs(one - amount), 0);
  return { amount, error: tenths(Math.round(away / sold.length)) };
}

/** Of an even number the mean of the two in the middle, half a tenth up. */
function median(values: readonly Tenths[]): Tenths {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return tenths(Math.round((upper + lower) / 2));
}
