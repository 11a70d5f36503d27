import { expect, test } from 'vitest';
import { addDays, addYears, madridInstant, type ClockTime, type Day } from './madrid-time.ts';
import { firstKeptDay, KEPT_YEARS } from './keeping.ts';

const at = (day: string, clock = '12:00') => madridInstant(day as Day, clock as ClockTime);

test.each([
  { now: at('2026-11-20'), first: '2021-11-20' },
  { now: at('2026-11-20', '23:59'), first: '2021-11-20' },
  { now: at('2026-11-21', '00:00'), first: '2021-11-21' },
  // What was picked up on a 29th of February is kept to the end of the 28th.
  { now: at('2029-02-28', '23:59'), first: '2024-02-28' },
  { now: at('2029-03-01', '00:00'), first: '2024-03-01' },
  // On a 29th of February what was picked up on a 28th is over.
  { now: at('2028-02-28'), first: '2023-02-28' },
  { now: at('2028-02-29'), first: '2023-03-01' },
])('$first is the first day whose data are kept at $now', ({ now, first }) => {
  expect(firstKeptDay(now)).toBe(first);
});

test('each day is kept to the same date after the years, and not a day longer', () => {
  const begin = '2023-01-01' as Day;
  for (let count = 0; count < 900; count += 1) {
    const pickup = addDays(begin, count);
    const last = addYears(pickup, KEPT_YEARS);
    expect(firstKeptDay(at(last, '23:59')) <= pickup, pickup).toBe(true);
    expect(firstKeptDay(at(addDays(last, 1), '00:00')) > pickup, pickup).toBe(true);
  }
});
