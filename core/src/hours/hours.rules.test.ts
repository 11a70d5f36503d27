import { describe, expect, test } from 'vitest';
import { parseInstant, type ClockTime, type Day } from '../kernel/time/madrid-time.ts';
import {
  dayStage,
  hoursOfDay,
  isInOrder,
  pickupRefusal,
  specialDateFault,
  specialDayOf,
  STARTER_HOURS,
  type SpecialHours,
} from './hours.rules.ts';

const at = (text: string) => parseInstant(text) ?? Number.NaN;
const NOW = at('2026-11-20T12:10');

/** Sundays closed, Saturdays 12:00 to 15:30, the rest as at the start. */
const WEEK = STARTER_HOURS.map((hours) => ({
  ...hours,
  isOpen: hours.dayOfWeek !== 0,
  ...(hours.dayOfWeek === 6 && { openTime: '12:00' as ClockTime, closeTime: '15:30' as ClockTime }),
}));

describe('why a customer cannot pick up', () => {
  test.each([
    ['2026-11-20T12:09', 'PICKUP_IN_THE_PAST'],
    ['2026-11-20T12:10', 'PICKUP_IN_THE_PAST'],
    ['2026-11-19T14:00', 'PICKUP_IN_THE_PAST'],
    ['2026-11-20T12:11', null],
    ['2026-11-20T17:00', null],
    ['2026-11-20T17:01', 'PICKUP_OUTSIDE_HOURS'],
    ['2026-11-20T23:59', 'PICKUP_OUTSIDE_HOURS'],
    ['2026-11-21T11:59', 'PICKUP_OUTSIDE_HOURS'],
    ['2026-11-21T12:00', null],
    ['2026-11-21T15:30', null],
    ['2026-11-21T15:31', 'PICKUP_OUTSIDE_HOURS'],
    ['2026-11-22T14:00', 'PICKUP_DAY_CLOSED'],
    ['2026-11-23T09:59', 'PICKUP_OUTSIDE_HOURS'],
    ['2026-11-23T10:00', null],
    ['2027-11-20T14:00', null],
    ['2027-11-22T14:00', 'PICKUP_TOO_FAR_AHEAD'],
    ['2035-01-01T14:00', 'PICKUP_TOO_FAR_AHEAD'],
  ])('at %s: %s', (pickup, refusal) => {
    expect(pickupRefusal(WEEK, at(pickup), NOW)).toBe(refusal);
  });

  test('is reckoned by the clock in Madrid on the days of its changes', () => {
    const open = STARTER_HOURS;
    const before = at('2026-03-28T12:00');
    expect(pickupRefusal(open, Date.parse('2026-03-29T08:00Z'), before)).toBeNull();
    expect(pickupRefusal(open, Date.parse('2026-03-29T07:59Z'), before)).toBe(
      'PICKUP_OUTSIDE_HOURS',
    );
    expect(pickupRefusal(open, Date.parse('2026-10-25T16:00Z'), before)).toBeNull();
    expect(pickupRefusal(open, Date.parse('2026-10-25T16:01Z'), before)).toBe(
      'PICKUP_OUTSIDE_HOURS',
    );
  });

  test('in a week without hours every day is closed', () => {
    expect(pickupRefusal([], at('2026-11-21T14:00'), NOW)).toBe('PICKUP_DAY_CLOSED');
  });
});

test('the hours of a day are those of its weekday, and none when it is closed', () => {
  expect(hoursOfDay(WEEK, '2026-11-21' as Day)).toMatchObject({ dayOfWeek: 6, openTime: '12:00' });
  expect(hoursOfDay(WEEK, '2026-11-22' as Day)).toBeUndefined();
});

describe('a special day', () => {
  const special = (date: string, changes: Partial<SpecialHours> = {}): SpecialHours => ({
    date: date as Day,
    openTime: '19:00' as ClockTime,
    closeTime: '23:00' as ClockTime,
    isOpen: true,
    note: null,
    ...changes,
  });
  const hours = [
    ...WEEK,
    special('2026-11-21', { isOpen: false, note: 'Boda' }),
    special('2026-11-22'),
  ];

  test('closes a day that is open every week, and opens one that never is', () => {
    expect(hoursOfDay(hours, '2026-11-21' as Day)).toBeUndefined();
    expect(hoursOfDay(hours, '2026-11-22' as Day)).toMatchObject({ openTime: '19:00' });
    expect(hoursOfDay(hours, '2026-11-28' as Day)).toMatchObject({ openTime: '12:00' });
    expect(hoursOfDay(hours, '2026-11-29' as Day)).toBeUndefined();
  });

  test('decides when customers can pick up', () => {
    expect(pickupRefusal(hours, at('2026-11-21T14:00'), NOW)).toBe('PICKUP_DAY_CLOSED');
    expect(pickupRefusal(hours, at('2026-11-22T14:00'), NOW)).toBe('PICKUP_OUTSIDE_HOURS');
    expect(pickupRefusal(hours, at('2026-11-22T20:00'), NOW)).toBeNull();
  });

  test('is found with its note, and ordinary days are none', () => {
    expect(specialDayOf(hours, '2026-11-21' as Day)?.note).toBe('Boda');
    expect(specialDayOf(hours, '2026-11-20' as Day)).toBeUndefined();
  });
});

test.each([
  ['2026-11-19', 'Esta fecha ya ha pasado'],
  ['2026-11-20', null],
  ['2028-11-20', null],
  ['2029-01-01', 'Como máximo, dos años por delante'],
])('%s can be entered as a special day: %s', (date, fault) => {
  expect(specialDateFault(date as Day, '2026-11-20' as Day)).toBe(fault);
});

test.each([
  ['10:00', '17:00', true],
  ['10:00', '10:01', true],
  ['10:00', '10:00', false],
  ['17:00', '10:00', false],
])('from %s to %s is in order: %s', (openTime, closeTime, wanted) => {
  const times = { openTime: openTime as ClockTime, closeTime: closeTime as ClockTime };
  expect(isInOrder(times)).toBe(wanted);
});

test('a new shop is open every day from 10:00 to 17:00', () => {
  expect(
    STARTER_HOURS.map(({ dayOfWeek, openTime, closeTime, isOpen }) => [
      dayOfWeek,
      openTime,
      closeTime,
      isOpen,
    ]),
  ).toEqual([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, '10:00', '17:00', true]));
});

test.each([
  ['2026-11-20T09:00', 'open'],
  ['2026-11-20T17:00', 'open'],
  ['2026-11-20T17:01', 'over'],
  ['2026-11-21T15:31', 'over'],
  ['2026-11-22T12:00', 'closed'],
])('at %s the day is %s', (moment, stage) => {
  expect(dayStage(WEEK, at(moment))).toBe(stage);
});
