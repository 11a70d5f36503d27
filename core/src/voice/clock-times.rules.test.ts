import { expect, it } from 'vitest';
import { readClockTime } from './clock-times.rules.ts';
import { readTimeSpan } from './time-spans.rules.ts';
import { madridInstant, type ClockTime, type Day } from '../kernel/time/madrid-time.ts';
import { tokensOf } from './tokens.rules.ts';

const timesOf = (text: string) => {
  const meaning = readClockTime(tokensOf(text), 0)?.value;
  return meaning?.kind === 'time' ? meaning.times : meaning?.kind === 'unclear' ? 'unclear' : null;
};

it.each([
  ['a las dos', '14:00'],
  ['a la una', '13:00'],
  ['a la una y media', '13:30'],
  ['para las tres menos cuarto', '14:45'],
  ['a la una menos cuarto', '12:45'],
  ['dos menos cuarto', '13:45'],
  ['dos y diez', '14:10'],
  ['a las 14:15', '14:15'],
  ['a las 2 y 1/2', '14:30'],
  ['las catorce quince un pollo', '14:15'],
  ['a las 3 menos 10 pollo y medio', '14:50'],
  ['a las 2:30 p. m.', '14:30'],
  ['tres de la tarde', '15:00'],
  ['14.15h', '14:15'],
  ['14h15', '14:15'],
  ['a las 2:30', '14:30'],
  ['a las 2 y media', '14:30'],
  ['catorce treinta', '14:30'],
  ['a las 1430', '14:30'],
  ['14 h', '14:00'],
  ['a las doce y media', '12:30'],
  ['a las once', '11:00'],
  ['a las diez de la noche', '22:00'],
  ['a las ocho de la mañana', '08:00'],
  ['a las nueve de la noche', '21:00'],
  ['a las 8 pm', '20:00'],
  ['a las dos del mediodía', '14:00'],
  ['a las dos en punto', '14:00'],
  ['a eso de las tres y veinticinco', '15:25'],
  ['a mediodía', '12:00'],
  ['a las 20:00', '20:00'],
  ['seis menos cuarto', '17:45'],
  ['para dos y media', '14:30'],
])('"%s" is %s', (text, time) => {
  expect(timesOf(text)).toEqual([time]);
});

it.each([
  ['a las ocho', ['08:00', '20:00']],
  ['a las 9:30', ['09:30', '21:30']],
  ['a las diez menos cuarto', ['09:45', '21:45']],
])('"%s" may be one of %j', (text, times) => {
  expect(timesOf(text)).toEqual(times);
});

it.each(['a las 14 de la mañana', 'a las doce de la noche'])('there is no "%s"', (text) => {
  expect(timesOf(text)).toEqual([]);
});

it.each(['antes de las tres', 'entre las dos y las tres', 'de dos a tres'])(
  '"%s" is not clear',
  (text) => {
    expect(timesOf(text)).toBe('unclear');
  },
);

it.each([
  'dos pollos',
  'las dos cervezas',
  'dos y media docena',
  'tres',
  'a la paella',
  '2,5',
  '25:00',
])('"%s" is no time', (text) => {
  expect(timesOf(text)).toBeNull();
});

it('what is counted behind an hour is not its minutes', () => {
  expect(readClockTime(tokensOf('a las dos y diez croquetas'), 0)?.to).toBe(3);
  expect(readClockTime(tokensOf('a las dos y medio pollo'), 0)?.to).toBe(3);
});

it.each([
  ['en media hora', '12:40'],
  ['dentro de una hora', '13:10'],
  ['en 20 minutos', '12:30'],
])('"%s" at ten past twelve is %s', (text, time) => {
  const now = madridInstant('2026-11-20' as Day, '12:10' as ClockTime);
  expect(readTimeSpan(tokensOf(text), 0, now)?.value).toMatchObject({ times: [time] });
});
