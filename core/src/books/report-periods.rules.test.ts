import { describe, expect, test } from 'vitest';
import { isDay, type Day } from '../kernel/time/madrid-time.ts';
import {
  comparedPeriods,
  countDays,
  daysBefore,
  daysOf,
  partsByMonth,
  periodAfter,
  periodOf,
  REPORT_UNITS,
  type Days,
} from './report-periods.rules.ts';

const day = (text: string) => text as Day;
const spanned = ({ from, to }: Days) => `${from} ${to}`;

describe('the period of a day', () => {
  test.each([
    ['day', '2028-02-29', '2028-02-29 2028-02-29'],
    // Sunday is the last day of its week, also where the clocks change on it.
    ['week', '2026-10-25', '2026-10-19 2026-10-25'],
    ['week', '2026-03-30', '2026-03-30 2026-04-05'],
    ['week', '2027-01-01', '2026-12-28 2027-01-03'],
    ['month', '2028-02-29', '2028-02-01 2028-02-29'],
    ['month', '2027-02-10', '2027-02-01 2027-02-28'],
    ['month', '2026-12-31', '2026-12-01 2026-12-31'],
  ] as const)('as a %s, of %s', (unit, of, expected) => {
    expect(spanned(periodOf(unit, day(of)))).toBe(expected);
  });

  test.each([
    ['day', '2028-02-28', 1, '2028-02-29 2028-02-29'],
    ['week', '2026-10-25', -1, '2026-10-12 2026-10-18'],
    ['month', '2028-03-31', -1, '2028-02-01 2028-02-29'],
    ['month', '2026-12-31', 1, '2027-01-01 2027-01-31'],
    ['month', '2026-01-15', -13, '2024-12-01 2024-12-31'],
  ] as const)('as a %s, of %s, %d later', (unit, of, count, expected) => {
    expect(spanned(periodAfter(periodOf(unit, day(of)), count))).toBe(expected);
  });
});

describe('what a period is compared with', () => {
  test('a day with the same weekday of the eight weeks before', () => {
    const from = comparedPeriods(periodOf('day', day('2026-11-22'))).map((one) => one.from);
    expect(from).toEqual(
      ['09-27', '10-04', '10-11', '10-18', '10-25', '11-01', '11-08', '11-15', '11-22'].map(
        (date) => `2026-${date}`,
      ),
    );
  });

  test.each(REPORT_UNITS.slice(1))(
    'a %s with those before, each ending where the next begins',
    (unit) => {
      const periods = comparedPeriods(periodOf(unit, day('2026-03-29')));
      expect(periods).toHaveLength(unit === 'week' ? 9 : 13);
      expect(periods.at(-1)).toEqual(periodOf(unit, day('2026-03-29')));
      periods.slice(1).forEach((period, index) => {
        expect(daysOf({ from: periods[index]?.to ?? day(''), to: period.from })).toHaveLength(2);
      });
    },
  );

  test.each([
    ['week', '2026-11-18', '2026-11-25', '2026-11-09 2026-11-15'],
    ['week', '2026-11-18', '2026-11-22', '2026-11-09 2026-11-15'],
    // Under way: Monday to Wednesday with Monday to Wednesday.
    ['week', '2026-11-20', '2026-11-18', '2026-11-09 2026-11-11'],
    ['month', '2026-11-05', '2026-11-01', '2026-10-01 2026-10-01'],
    ['month', '2026-03-05', '2026-03-30', '2026-02-01 2026-02-28'],
    ['month', '2026-03-05', '2026-03-31', '2026-02-01 2026-02-28'],
    ['day', '2026-11-20', '2026-11-20', '2026-11-13 2026-11-13'],
    // To come.
    ['month', '2026-12-05', '2026-11-20', '2026-11-01 2026-11-30'],
  ] as const)('a %s of %s, today being %s', (unit, of, today, expected) => {
    expect(spanned(daysBefore(periodOf(unit, day(of)), day(today)))).toBe(expected);
  });
});

test('days are counted through the days on which the clocks change, and leap days', () => {
  expect(countDays({ from: day('2026-10-25'), to: day('2026-10-26') })).toBe(2);
  expect(countDays({ from: day('2028-01-01'), to: day('2028-12-31') })).toBe(366);
  expect(daysOf({ from: day('2028-02-28'), to: day('2028-03-01') })).toEqual([
    ...['2028-02-28', '2028-02-29', '2028-03-01'],
  ]);
});

test('the parts of some days are each within a month, and together all of them', () => {
  const days = { from: day('2027-11-15'), to: day('2028-03-01') };
  const parts = partsByMonth(days);
  expect(parts.map(spanned)).toEqual([
    '2027-11-15 2027-11-30',
    '2027-12-01 2027-12-31',
    '2028-01-01 2028-01-31',
    '2028-02-01 2028-02-29',
    '2028-03-01 2028-03-01',
  ]);
  expect(parts.flatMap(daysOf)).toEqual(daysOf(days));
  expect(parts.flatMap(daysOf).every(isDay)).toBe(true);
});
