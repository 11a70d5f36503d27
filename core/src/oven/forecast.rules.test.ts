import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '../kernel/time/madrid-time.ts';
import { tenths } from '../kernel/amounts/tenths.ts';
import { expectedSales } from './forecast.rules.ts';

const SUNDAY = '2026-11-22' as Day;
const ONE_O_CLOCK = 26;
const never = () => false;

/** Sundays back from the day before last week, each with so much at one o'clock. */
const sundays = (...sold: number[]) =>
  new Map(
    sold.map((amount, index) => [
      addDays(SUNDAY, -7 * (index + 1)),
      new Map(amount === 0 ? [] : [[ONE_O_CLOCK, tenths(amount)]]),
    ]),
  );

const at = (...[day, history, isSpecial]: Parameters<typeof expectedSales>) =>
  expectedSales(day, history, isSpecial).get(ONE_O_CLOCK);

test('the median of the last eight same weekdays is expected, whatever one of them was', () => {
  const usual = sundays(100, 110, 90, 100, 500, 100, 95, 105, 999, 999);
  expect(at(SUNDAY, usual, never)).toEqual({ amount: 100, error: 54 });
});

test('of an even number it is the mean of the two in the middle', () => {
  expect(at(SUNDAY, sundays(100, 115), never)).toEqual({ amount: 108, error: 8 });
});

test('a day without a sale counts, a special day and one that is not known do not', () => {
  expect(at(SUNDAY, sundays(100, 0, 0), never)?.amount).toBe(0);
  const isFiesta = (day: Day) => day === addDays(SUNDAY, -7);
  expect(at(SUNDAY, sundays(900, 100, 100), isFiesta)).toEqual({ amount: 100, error: 0 });
  const known = sundays(100, 100, 100);
  known.delete(addDays(SUNDAY, -14));
  expect(at(SUNDAY, known, never)?.amount).toBe(100);
});

test('nothing is expected of a day of which nothing is known', () => {
  expect(expectedSales(SUNDAY, new Map(), never).size).toBe(0);
  const mondays = new Map([[addDays(SUNDAY, -6), new Map([[ONE_O_CLOCK, tenths(100)]])]]);
  expect(expectedSales(SUNDAY, mondays, never).size).toBe(0);
});

test('what is expected lies between the least and the most that was sold', () => {
  const anySold = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(anySold, (sold) => {
      const expected = at(SUNDAY, sundays(...sold), never);
      expect(expected?.amount).toBeGreaterThanOrEqual(Math.min(...sold));
      expect(expected?.amount).toBeLessThanOrEqual(Math.max(...sold));
    }),
  );
});
