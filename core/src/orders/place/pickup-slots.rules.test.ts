import { expect, test } from 'vitest';
import type { ClockTime } from '../../kernel/time/madrid-time.ts';
import { minutesToClock } from '../../kernel/time/madrid-time.ts';
import {
  DEFAULT_QUANTITY,
  defaultPickupSlot,
  PICKUP_SLOTS,
  QUANTITY_OPTIONS,
  QUICK_PICKUP_SLOTS,
  QUICK_QUANTITIES,
} from './pickup-slots.rules.ts';

test('slots are offered from 13:00 to 17:00 every half hour', () => {
  expect(PICKUP_SLOTS).toEqual([
    '13:00',
    '13:30',
    '14:00',
    '14:30',
    '15:00',
    '15:30',
    '16:00',
    '16:30',
    '17:00',
  ]);
  expect(QUICK_PICKUP_SLOTS).toEqual(['13:00', '13:30', '14:00', '14:30']);
});

test.each([
  ['00:00', '13:30'],
  ['09:00', '13:30'],
  ['12:30', '13:30'],
  ['13:00', '13:30'],
  ['13:29', '13:30'],
  ['13:30', '14:00'],
  ['13:59', '14:00'],
  ['14:00', '14:30'],
  ['14:30', '15:00'],
  ['15:00', '15:30'],
  ['15:30', '16:00'],
  ['16:00', '16:30'],
  ['16:30', '17:00'],
  ['16:59', '17:00'],
  ['17:00', null],
  ['17:30', null],
  ['23:59', null],
])('at %s the slot proposed is %s', (now, slot) => {
  expect(defaultPickupSlot(now as ClockTime)).toBe(slot);
});

test('what is proposed is always a slot, and strictly later than now', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = minutesToClock(minute);
    const slot = defaultPickupSlot(now);
    expect(slot === null ? now >= '17:00' : slot > now && PICKUP_SLOTS.includes(slot)).toBe(true);
  }
});

test('quantities are offered from 0 to 10 by the half, beginning with one chicken', () => {
  expect([QUANTITY_OPTIONS[0], QUANTITY_OPTIONS.at(-1), QUANTITY_OPTIONS.length]).toEqual([
    0, 100, 21,
  ]);
  expect(QUICK_QUANTITIES).toEqual([5, 10, 15, 20]);
  expect(DEFAULT_QUANTITY).toBe(10);
});
