import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STARTER_HOURS } from '../hours/hours.rules.ts';
import { cents } from '../kernel/amounts/cents.ts';
import {
  instantToIso,
  madridDay,
  parseInstant,
  type ClockTime,
  type Day,
} from '../kernel/time/madrid-time.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import {
  earningRefusal,
  expiryOf,
  isEarningMethod,
  isOpenAt,
  lastDayOf,
  pointsOfAmount,
  type EarningPayment,
} from './earning.rules.ts';

const at = (text: string) => parseInstant(text) ?? Number.NaN;
const NOON = at('2026-11-20T12:00');
const paying = (change: Partial<EarningPayment> = {}): EarningPayment => ({
  method: 'cash',
  total: cents(1250),
  cash: cents(1250),
  ...change,
});

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [1999, 19],
  [2000, 20],
])('%i cents are worth %i points', (amount, points) => {
  expect(pointsOfAmount(cents(amount))).toBe(points);
});

test.each([
  ['cash', 0, true],
  ['card', 1250, false],
  ['transfer', 1250, false],
  ['mixed', 1250, true],
  ['mixed', 625, true],
  ['mixed', 624, false],
  ['mixed', 0, false],
] as const)('paying by %s with %i cents of 12.50 € in cash earns: %s', (method, cash, earns) => {
  expect(isEarningMethod(paying({ method, cash: cents(cash) }))).toBe(earns);
});

describe('the opening hours', () => {
  const week = STARTER_HOURS.map((day) => ({ ...day, isOpen: day.dayOfWeek !== 1 }));

  test.each([
    ['2026-11-20T09:59:59', false],
    ['2026-11-20T10:00:00', true],
    ['2026-11-20T16:59:59', true],
    ['2026-11-20T17:00:00', false],
    ['2026-11-23T12:00:00', false],
    ['2026-10-25T10:00:00', true],
    ['2026-03-29T16:59:59', true],
  ])('at %s count as open: %s', (time, isOpen) => {
    expect(isOpenAt(week, at(time))).toBe(isOpen);
  });
});

test('the hours of a special day count instead of its weekday’s', () => {
  const evening = { openTime: '19:00' as ClockTime, closeTime: '23:00' as ClockTime };
  const special = { date: '2026-11-20' as Day, isOpen: true, note: null, ...evening };
  const hours = [...STARTER_HOURS, special];
  expect(isOpenAt(hours, NOON)).toBe(false);
  expect(isOpenAt(hours, at('2026-11-20T19:00'))).toBe(true);
  expect(isOpenAt(hours, at('2026-11-21T12:00'))).toBe(true);
  expect(isOpenAt([...STARTER_HOURS, { ...special, isOpen: false }], NOON)).toBe(false);
});

const orderOf = (change: { quantity?: Tenths; pickupTime?: number } = {}) => ({
  quantity: tenths(10),
  pickupTime: NOON,
  ...change,
});
const EVENING = at('2026-11-20T19:30');

test.each([
  ['picked up at noon, entered in the evening', '2026-11-20T12:00', EVENING, null],
  ['picked up in the closing minute', '2026-11-20T17:00', EVENING, null],
  ['picked up a minute later', '2026-11-20T17:01', EVENING, 'POINTS_OUTSIDE_HOURS'],
  ['picked up before the opening', '2026-11-20T09:59', EVENING, 'POINTS_OUTSIDE_HOURS'],
  ['picked up in the evening, entered at noon', '2026-11-20T19:00', NOON, null],
] as const)('an order %s: %s, %s', (_what, pickup, visitedAt, refusal) => {
  const visit = { payment: paying(), order: orderOf({ pickupTime: at(pickup) }), visitedAt };
  expect(earningRefusal(STARTER_HOURS, visit)).toBe(refusal);
});

test.each([
  [{}, null],
  [{ payment: paying({ method: 'card' }) }, 'POINTS_NOT_CASH'],
  [{ visitedAt: at('2026-11-20T17:00') }, 'POINTS_OUTSIDE_HOURS'],
  [{ order: orderOf({ quantity: tenths(100) }) }, null],
  [{ order: orderOf({ quantity: tenths(105) }) }, 'POINTS_ORDER_TOO_LARGE'],
  [{ payment: paying({ total: cents(99) }) }, 'POINTS_AMOUNT_TOO_SMALL'],
])('a visit with %o is refused with %s', (change, refusal) => {
  const visit = { payment: paying(), order: null, visitedAt: NOON, ...change };
  expect(earningRefusal(STARTER_HOURS, visit)).toBe(refusal);
});

describe('points', () => {
  test.each([
    ['2025-12-03T12:00', '2026-12-03', '2026-12-03T23:00:00.000Z'],
    ['2025-12-03T00:00', '2026-12-03', '2026-12-03T23:00:00.000Z'],
    ['2025-12-03T23:59', '2026-12-03', '2026-12-03T23:00:00.000Z'],
    ['2026-07-01T00:30', '2027-07-01', '2027-07-01T22:00:00.000Z'],
    ['2027-02-28T12:00', '2028-02-28', '2028-02-28T23:00:00.000Z'],
    ['2028-02-28T12:00', '2029-02-28', '2029-02-28T23:00:00.000Z'],
    ['2028-02-29T12:00', '2029-02-28', '2029-02-28T23:00:00.000Z'],
    ['2028-03-01T12:00', '2029-03-01', '2029-03-01T23:00:00.000Z'],
    // The clocks change on the anniversary, or changed on the day itself.
    ['2025-03-28T12:00', '2026-03-28', '2026-03-28T23:00:00.000Z'],
    ['2025-03-29T12:00', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['2025-10-25T12:00', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    ['2025-10-26T02:30', '2026-10-26', '2026-10-26T23:00:00.000Z'],
  ])('earned at %s can be spent until the end of %s', (earned, lastDay, expiry) => {
    expect(instantToIso(expiryOf(at(earned)))).toBe(expiry);
    expect(lastDayOf(expiryOf(at(earned)))).toBe(lastDay);
  });

  test('live for a year and at most the rest of a day, whenever they were earned', () => {
    const instants = fc.integer({ min: at('2001-01-01T00:00'), max: at('2098-12-31T00:00') });
    fc.assert(
      fc.property(instants, (earnedAt) => {
        const days = (expiryOf(earnedAt) - earnedAt) / 86_400_000;
        expect(days).toBeGreaterThan(365 - 1 / 24);
        expect(days).toBeLessThanOrEqual(367 + 1 / 24);
        expect(madridDay(expiryOf(earnedAt) - 1).slice(0, 4)).toBe(
          String(Number(madridDay(earnedAt).slice(0, 4)) + 1),
        );
      }),
    );
  });
});
