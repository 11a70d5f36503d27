import { expect, test } from 'vitest';
import { parseInstant } from '../kernel/time/madrid-time.ts';
import { pickupsSince, recentMonths, weekStart } from './user-statistics.rules.ts';

const at = (text: string) => parseInstant(text) ?? Number.NaN;

test.each([
  ['2026-11-20T12:10', '2026-11-16T00:00'],
  ['2026-11-16T00:00', '2026-11-16T00:00'],
  ['2026-11-15T23:59', '2026-11-09T00:00'],
  // The week in which the clocks change, in Madrid's time and not in UTC's.
  ['2026-10-25T23:30', '2026-10-19T00:00'],
  ['2026-03-30T00:30', '2026-03-30T00:00'],
])('the week of %s began on Monday, %s', (now, monday) => {
  expect(weekStart(at(now))).toBe(at(monday));
});

test('the months are twelve, through the turn of the year, each ending where the next begins', () => {
  const months = recentMonths(at('2026-02-01T00:10'));
  expect(months.map(({ month }) => month)).toEqual([
    ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10'],
    ...['2025-11', '2025-12', '2026-01', '2026-02'],
  ]);
  expect(months.slice(1).map(({ from }) => from)).toEqual(
    months.slice(0, -1).map(({ until }) => until),
  );
  expect(months.at(-1)).toEqual({
    month: '2026-02',
    from: at('2026-02-01T00:00'),
    until: at('2026-03-01T00:00'),
  });
});

test('pick-ups are counted for twelve weeks', () => {
  expect(pickupsSince(at('2026-11-20T12:10'))).toBe(at('2026-08-28T00:00'));
});
