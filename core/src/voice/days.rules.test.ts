import { expect, it } from 'vitest';
import { madridDay, madridInstant, type ClockTime, type Day } from '../kernel/time/madrid-time.ts';
import { readDay } from './days.rules.ts';
import { nextDate, nextDayOfMonth } from './dates.rules.ts';
import { tokensOf } from './tokens.rules.ts';

const FRIDAY = madridInstant('2026-11-20' as Day, '12:10' as ClockTime);
const read = (text: string) => readDay(tokensOf(text), 0, madridDay(FRIDAY))?.value;

it.each([
  ['hoy', '2026-11-20'],
  ['para hoy mismo', '2026-11-20'],
  ['mañana', '2026-11-21'],
  ['para mañana', '2026-11-21'],
  ['pasado mañana', '2026-11-22'],
  ['el 6 de enero', '2027-01-06'],
  ['el seis de enero', '2027-01-06'],
  ['el día 24', '2026-11-24'],
  ['el 24', '2026-11-24'],
  ['el 19', '2026-12-19'],
  ['el veinticuatro de diciembre', '2026-12-24'],
  ['24/12', '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['sábado 21', '2026-11-21'],
  ['el domingo 22 de noviembre', '2026-11-22'],
  ['Nochebuena', '2026-12-24'],
  ['el día de Reyes', '2027-01-06'],
  ['el sábado de la semana que viene', '2026-11-28'],
])('on 20 November "%s" is %s', (text, day) => {
  expect(read(text)).toEqual({ kind: 'day', said: { kind: 'date', day } });
});

it.each([
  ['el domingo', 0, false],
  ['este sábado', 6, false],
  ['el viernes', 5, false],
  ['el viernes que viene', 5, true],
  ['el próximo miércoles', 3, true],
])('"%s" is weekday %i', (text, weekday, isNotToday) => {
  expect(read(text)).toEqual({ kind: 'day', said: { kind: 'weekday', weekday, isNotToday } });
});

it.each([
  'el sábado 23',
  'el 30 de febrero',
  'el 19 de noviembre',
  'el fin de semana',
  'el otro domingo',
])('"%s" is not clear', (text) => {
  expect(read(text)).toMatchObject({ kind: 'unclear', field: 'day' });
});

it.each(['dos', 'el pollo', 'el dos pollos', 'el 14:30'])('"%s" is no day', (text) => {
  expect(read(text)).toBeUndefined();
});

it('dates are looked for in the next months and the next year', () => {
  expect(nextDayOfMonth(31, '2026-11-20' as Day)).toBe('2026-12-31');
  expect(nextDayOfMonth(0, '2026-11-20' as Day)).toBeNull();
  expect(nextDate({ month: 2, date: 29 }, '2027-12-31' as Day)).toBe('2028-02-29');
  expect(nextDate({ month: 2, date: 29 }, '2026-12-31' as Day)).toBeNull();
});
