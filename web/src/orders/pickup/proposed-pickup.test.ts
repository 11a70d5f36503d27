import { expect, it } from 'vitest';
import { STARTER_HOURS } from '@brasa/core/hours/hours.rules.ts';
import { parseInstant, type ClockTime } from '@brasa/core/kernel/madrid-time.ts';
import { proposedPickup } from './proposed-pickup.ts';

const at = (madrid: string) => parseInstant(`2026-11-20T${madrid}`)!;

it.each([
  ['09:00', '13:30'],
  ['13:29', '13:30'],
  ['13:30', '14:00'],
  ['14:10', '14:30'],
  ['16:59', '17:00'],
  ['17:00', ''],
  ['21:00', ''],
])('at %s "%s" of today is proposed', (now, clock) => {
  expect(proposedPickup(at(now))).toEqual({ day: '2026-11-20', clock });
});

it('proposes nothing before the present is known', () => {
  expect(proposedPickup(null)).toEqual({ day: '', clock: '' });
});

it.each([
  ['09:00', '10:00', '17:00', '13:30'],
  ['09:00', '15:10', '17:00', '15:30'],
  ['09:00', '10:00', '13:00', '13:00'],
  ['16:10', '10:00', '16:00', ''],
  ['17:00', '10:00', '20:00', ''],
])('at %s, open from %s to %s, "%s" is proposed', (now, openTime, closeTime, slot) => {
  const hours = { openTime, closeTime } as { openTime: ClockTime; closeTime: ClockTime };
  const week = STARTER_HOURS.map((day) => ({ ...day, ...hours }));
  expect(proposedPickup(at(now), week).clock).toBe(slot);
});
