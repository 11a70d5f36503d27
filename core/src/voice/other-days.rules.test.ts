import { expect, it } from 'vitest';
import { madridDay, madridInstant, type ClockTime, type Day } from '../kernel/time/madrid-time.ts';
import { readDay } from './days.rules.ts';
import { tokensOf } from './tokens.rules.ts';

const at = (day: string) => madridInstant(day as Day, '12:10' as ClockTime);
const FRIDAY = at('2026-11-20');
const SUNDAY = at('2026-11-22');
const read = (text: string, now = FRIDAY) => readDay(tokensOf(text), 0, madridDay(now))?.value;

it.each([
  ['dentro de una semana', '2026-11-27'],
  ['en tres días', '2026-11-23'],
  ['para pasado', '2026-11-22'],
  ['este finde no, el que viene, el sábado', '2026-11-28'],
  ['este domingo no, el siguiente', '2026-11-29'],
  ['el día de la Constitución', '2026-12-06'],
  ['la víspera de Reyes', '2027-01-05'],
  ['para San Juan', '2027-06-24'],
])('on 20 November "%s" is %s', (text, day) => {
  expect(read(text)).toEqual({ kind: 'day', said: { kind: 'date', day } });
});

it('on a Sunday the next weekend is six days away', () => {
  expect(read('este finde no el que viene el sábado', SUNDAY)).toEqual({
    kind: 'day',
    said: { kind: 'date', day: '2026-11-28' },
  });
});

it.each(['este finde', 'para el puente', 'las fiestas', 'el Viernes Santo', 'el día de la madre'])(
  '"%s" is no day that can be written down',
  (text) => {
    expect(read(text)).toMatchObject({ kind: 'unclear', field: 'day' });
  },
);

it('a weekend is clear where its day follows', () => {
  expect(read('este finde, el sábado')).toEqual({ kind: 'filler' });
});

it('a feast by itself may be a place', () => {
  expect(read('San Juan')).toBeUndefined();
});
