import { expect, it } from 'vitest';
import { STARTER_HOURS } from '@brasa/core/hours/hours.rules.ts';
import { parseInstant, type ClockTime, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { movedText, proposedOnDay, proposedPickup } from './proposed-pickup.ts';

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

const SATURDAY = '2026-11-21';

it.each([
  ['keeps what the day allows', SATURDAY, '14:00', '14:00'],
  ['gives way to the first slot that the day allows', SATURDAY, '14:30', '13:00'],
  ['stays on a day without a slot', '2026-11-22', '14:30', '14:30'],
  ['stays nothing where nothing was proposed', SATURDAY, '', ''],
  ['stays while no day is there', '', '14:30', '14:30'],
])('a proposed time %s', (_what, day, clock, wanted) => {
  const week = STARTER_HOURS.map((hours) => ({
    ...hours,
    isOpen: hours.dayOfWeek !== 0,
    closeTime: (hours.dayOfWeek === 6 ? '14:00' : '17:00') as ClockTime,
  }));
  expect(proposedOnDay({ day, clock }, at('14:10'), week)).toEqual({ day, clock: wanted });
});

const FRIDAY = '2026-11-20';
const on = (day: string, clock: string) => ({ day: day as Day | '', clock });

it.each([
  [
    on(FRIDAY, '13:30'),
    on(FRIDAY, '14:00'),
    'Hemos cambiado la hora propuesta: de las 13:30 a las 14:00.',
  ],
  [on(FRIDAY, '17:00'), on(FRIDAY, ''), 'La hora propuesta, las 17:00, ya no se puede elegir.'],
  [
    on(FRIDAY, ''),
    on(SATURDAY, '13:30'),
    'Hemos cambiado el día propuesto: ahora es el sábado 21 de noviembre a las 13:30.',
  ],
  [
    on(FRIDAY, '13:30'),
    on(SATURDAY, '13:30'),
    'Hemos cambiado el día propuesto: ahora es el sábado 21 de noviembre a las 13:30.',
  ],
  [
    on(FRIDAY, '13:30'),
    on(SATURDAY, ''),
    'Hemos cambiado el día propuesto: ahora es el sábado 21 de noviembre.',
  ],
  [on(FRIDAY, ''), on(FRIDAY, '15:00'), null],
  [on('', ''), on(FRIDAY, '13:30'), null],
])('of %j that has become %j it is said: %s', (before, after, text) => {
  expect(movedText(before, after)).toBe(text);
});
