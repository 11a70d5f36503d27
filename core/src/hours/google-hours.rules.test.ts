import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockMinutes } from '../kernel/time/madrid-time.ts';
import {
  listedDays,
  listedWeek,
  type GooglePeriod,
  type GooglePoint,
} from './google-hours.rules.ts';

/** "1 10:00" is Monday at ten. */
function point(text: string): GooglePoint {
  const [day = '', clock = ''] = text.split(' ');
  const [hour = '', minute = ''] = clock.split(':');
  return { day: Number(day), hour: Number(hour), minute: Number(minute) };
}

const period = (open: string, close: string): GooglePeriod => ({
  open: point(open),
  close: point(close),
});

/** The week in short: "10:00–17:00", or "-" for a closed day; Sunday first. */
const week = (...periods: GooglePeriod[]) =>
  listedWeek(periods)?.map((hours) => (hours ? `${hours.openTime}–${hours.closeTime}` : '-'));

const closed = (open: Record<number, string>) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => open[day] ?? '-');

describe('a listed week', () => {
  test('has the hours of each day, and is closed on the others', () => {
    expect(week(period('1 10:00', '1 17:00'), period('0 9:30', '0 15:05'))).toEqual(
      closed({ 0: '09:30–15:05', 1: '10:00–17:00' }),
    );
  });

  test('counts a split day from its first opening to its last closing', () => {
    expect(week(period('5 19:00', '5 23:00'), period('5 10:00', '5 16:00'))).toEqual(
      closed({ 5: '10:00–23:00' }),
    );
  });

  test('ends at 23:59 what passes midnight, on Saturday too', () => {
    expect(week(period('5 19:00', '6 2:00'), period('6 20:00', '0 1:30'))).toEqual(
      closed({ 5: '19:00–23:59', 6: '20:00–23:59' }),
    );
  });

  test('knows a day of 24 hours, alone, in a row and every day', () => {
    expect(week(period('2 0:00', '3 0:00'))).toEqual(closed({ 2: '00:00–23:59' }));
    expect(week(period('5 0:00', '0 0:00'))).toEqual(
      closed({ 5: '00:00–23:59', 6: '00:00–23:59' }),
    );
    expect(week({ open: point('0 0:00') })).toEqual(Array<string>(7).fill('00:00–23:59'));
  });

  test.each([
    ['no period at all', []],
    ['a period without an end that is not the whole week', [{ open: point('1 10:00') }]],
    ['two without an end', [{ open: point('0 0:00') }, { open: point('0 0:00') }]],
    ['an end before the beginning', [period('1 17:00', '1 10:00')]],
    ['a period of no length', [period('1 10:00', '1 10:00')]],
    ['a last minute', [period('1 23:59', '2 2:00')]],
  ])('is none with %s', (_case, periods) => {
    expect(listedWeek(periods)).toBeNull();
  });

  test('never opens a day that closes before it opens, whatever Google says', () => {
    const anyPoint = fc.record({
      day: fc.integer({ min: 0, max: 6 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    });
    const periods = fc.array(
      fc.record({ open: anyPoint, close: anyPoint }, { requiredKeys: ['open'] }),
    );
    fc.assert(
      fc.property(periods, (listed) => {
        for (const hours of listedWeek(listed) ?? []) {
          if (hours)
            expect(clockMinutes(hours.openTime)).toBeLessThan(clockMinutes(hours.closeTime));
        }
      }),
    );
  });
});

const date = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
const dated = (text: string) => {
  const [day = '', clock = ''] = text.split(' ');
  return { ...point(`0 ${clock}`), date: date(day) };
};
const datedPeriod = (open: string, close: string): GooglePeriod => ({
  open: dated(open),
  close: dated(close),
});

describe('listed special days', () => {
  test('have the hours of their date; where nothing opens they are closed', () => {
    const periods = [
      datedPeriod('2026-12-07 10:00', '2026-12-07 17:00'),
      datedPeriod('2026-12-09 12:00', '2026-12-09 14:00'),
      datedPeriod('2026-12-09 19:00', '2026-12-10 1:00'),
    ];
    expect(listedDays([date('2026-12-08'), date('2026-12-09')], periods)).toEqual([
      { date: '2026-12-08', hours: null },
      { date: '2026-12-09', hours: { openTime: '12:00', closeTime: '23:59' } },
    ]);
  });

  test('do not begin with the end of the night before', () => {
    const night = datedPeriod('2026-12-08 0:00', '2026-12-08 2:00');
    const periods = [{ ...night, open: { ...night.open, truncated: true } }];
    expect(listedDays([date('2026-12-08')], periods)).toEqual([
      { date: '2026-12-08', hours: null },
    ]);
  });

  test('are open all day where the shop never closes', () => {
    const always = datedPeriod('2026-12-08 0:00', '2026-12-14 23:59');
    const hours = { openTime: '00:00', closeTime: '23:59' };
    const dates = [date('2026-12-08'), date('2026-12-14')];
    const wanted = [
      { date: '2026-12-08', hours },
      { date: '2026-12-14', hours },
    ];
    expect(listedDays(dates, [always])).toEqual(wanted);
    expect(listedDays(dates, [{ open: always.open }])).toEqual(wanted);
  });

  test.each([
    ['a date that does not exist', [date('2026-02-30')], []],
    ['a period without a date', [date('2026-12-08')], [period('2 10:00', '2 17:00')]],
    [
      'a period that ends before it begins',
      [date('2026-12-08')],
      [datedPeriod('2026-12-09 10:00', '2026-12-08 10:00')],
    ],
    [
      'a period of weeks',
      [date('2026-12-08')],
      [datedPeriod('2026-12-08 10:00', '2027-12-08 10:00')],
    ],
  ])('are none with %s', (_case, dates, periods) => {
    expect(listedDays(dates, periods)).toBeNull();
  });
});
