import { expect, it } from 'vitest';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { choiceOf, periodOf, PERIOD_CHOICES } from './periods.ts';

const day = (text: string) => text as Day;

it.each([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['month', '2026-11-20', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['last-month', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-11-20', '2026-10-01', '2026-12-31'],
  ['quarter', '2026-09-30', '2026-07-01', '2026-09-30'],
  ['last-quarter', '2027-02-10', '2026-10-01', '2026-12-31'],
  ['last-quarter', '2026-12-31', '2026-07-01', '2026-09-30'],
] as const)('%s on %s is from %s to %s', (choice, today, from, to) => {
  expect(periodOf(choice, day(today))).toEqual({ from, to });
});

it('all of them have no end', () => {
  expect(periodOf('all', day('2026-11-20'))).toEqual({});
});

it('every choice is told from the others by its days', () => {
  const today = day('2026-11-20');
  for (const { value } of PERIOD_CHOICES) {
    expect(choiceOf(periodOf(value, today), today)).toBe(value);
  }
  expect(choiceOf({ from: day('2026-11-02') }, today)).toBeNull();
});
