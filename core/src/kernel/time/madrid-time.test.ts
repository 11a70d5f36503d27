import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  clockMinutes,
  dayOfWeek,
  instantToIso,
  isClockTime,
  isDay,
  madridClock,
  madridDay,
  madridInstant,
  minutesToClock,
  type ClockTime,
  type Day,
} from './madrid-time.ts';

const day = (text: string) => text as Day;
const clock = (text: string) => text as ClockTime;
const utc = (text: string) => Date.parse(text);

const days = fc
  .date({
    min: new Date('2000-01-01T00:00Z'),
    max: new Date('2099-12-31T00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => day(date.toISOString().slice(0, 10)));
const clocks = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(minutesToClock);
const isLastSundayOfMarch = (of: Day) => /-03-(2[5-9]|3[01])$/.test(of) && dayOfWeek(of) === 0;

describe('a wall time in Madrid', () => {
  test.each([
    ['2026-11-20', '14:00', '2026-11-20T13:00Z'],
    ['2026-07-01', '14:00', '2026-07-01T12:00Z'],
    ['2026-07-01', '00:30', '2026-06-30T22:30Z'],
    ['2026-12-31', '23:59', '2026-12-31T22:59Z'],
    ['2027-01-01', '00:00', '2026-12-31T23:00Z'],
    ['2028-02-29', '12:00', '2028-02-29T11:00Z'],
    ['2026-03-29', '01:59', '2026-03-29T00:59Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00Z'],
  ])('%s %s is %s', (on, at, instant) => {
    expect(instantToIso(madridInstant(day(on), clock(at)))).toBe(instantToIso(utc(instant)));
  });

  test('that the spring change skips is moved on by the missing hour', () => {
    const skipped = madridInstant(day('2026-03-29'), clock('02:30'));
    expect(skipped).toBe(utc('2026-03-29T01:30Z'));
    expect(madridClock(skipped)).toBe('03:30');
  });

  test('that the autumn change repeats is the first of the two', () => {
    const first = madridInstant(day('2026-10-25'), clock('02:30'));
    expect(first).toBe(utc('2026-10-25T00:30Z'));
    expect([madridClock(first), madridClock(first + 3_600_000)]).toEqual(['02:30', '02:30']);
  });

  test('is given back by its instant, but for the hour that does not exist', () => {
    fc.assert(
      fc.property(days, clocks, (on, at) => {
        fc.pre(!(isLastSundayOfMarch(on) && at.startsWith('02:')));
        const instant = madridInstant(on, at);
        expect([madridDay(instant), madridClock(instant)]).toEqual([on, at]);
      }),
      { numRuns: 1000 },
    );
  });

  test('later on the same day is a later instant', () => {
    fc.assert(
      fc.property(days, clocks, clocks, (on, one, other) => {
        fc.pre(one < other && !isLastSundayOfMarch(on));
        expect(madridInstant(on, one)).toBeLessThan(madridInstant(on, other));
      }),
    );
  });
});

describe('the day and clock of an instant', () => {
  test.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20', '23:59'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21', '00:00'],
    ['2026-06-30T21:59:59.999Z', '2026-06-30', '23:59'],
    ['2026-06-30T22:00:00.000Z', '2026-07-01', '00:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['2028-02-28T23:00:00Z', '2028-02-29', '00:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
  ])('of %s are %s %s', (instant, on, at) => {
    expect([madridDay(utc(instant)), madridClock(utc(instant))]).toEqual([on, at]);
  });
});

describe('days and clocks', () => {
  test('that exist are told from those that do not', () => {
    const existing = ['2026-11-20', '2028-02-29', '2000-02-29'];
    const missing = [
      '2026-02-29',
      '2100-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-1-1',
      '2026-11-20T',
      '',
      'x',
      '2026-11-20\n',
    ];
    expect([...existing, ...missing].filter(isDay)).toEqual(existing);
    const clocksThere = ['00:00', '09:30', '23:59'];
    expect(
      [...clocksThere, '24:00', '9:30', '12:60', '12:5', '', '12:00:00', '12:00\n'].filter(
        isClockTime,
      ),
    ).toEqual(clocksThere);
  });

  test('add up across months, years and clock changes', () => {
    expect(addDays(day('2026-03-28'), 1)).toBe('2026-03-29');
    expect(addDays(day('2026-03-29'), 1)).toBe('2026-03-30');
    expect(addDays(day('2026-10-25'), 1)).toBe('2026-10-26');
    expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(day('2027-01-01'), -1)).toBe('2026-12-31');
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (on, count) => {
        expect(addDays(addDays(on, count), -count)).toBe(on);
        expect((((dayOfWeek(on) + count) % 7) + 7) % 7).toBe(dayOfWeek(addDays(on, count)));
      }),
    );
  });

  test('count Sunday as 0', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((on) => dayOfWeek(day(on))),
    ).toEqual([5, 6, 0, 1]);
  });

  test('turn into minutes and back', () => {
    fc.assert(
      fc.property(clocks, (at) => {
        expect(minutesToClock(clockMinutes(at))).toBe(at);
      }),
    );
    expect(clockMinutes(clock('13:30'))).toBe(810);
  });
});
