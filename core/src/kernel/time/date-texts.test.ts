import { describe, expect, test } from 'vitest';
import {
  formatDay,
  formatMoment,
  spokenMoment,
  formatYear,
  longDay,
  monthNames,
  plainDay,
  shortDay,
  timeAgo,
  weekdayTitle,
} from './date-texts.ts';
import {
  dayTitle,
  relativeDay,
  relativeDayTitle,
  saidDay,
  saidDayInFull,
  saidDayTitle,
} from './near-days.ts';
import { addDays, type Day } from './madrid-time.ts';

const TODAY = '2026-11-20' as Day;

test('weekdays count from Sunday', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((weekday) => weekdayTitle(weekday))).toEqual([
    'Domingo',
    'Lunes',
    'Martes',
    'Miércoles',
    'Jueves',
    'Viernes',
    'Sábado',
  ]);
  expect(weekdayTitle(7)).toBe('');
});

test('a day in short is its weekday and its date', () => {
  expect(shortDay('2026-11-25' as Day)).toBe('miércoles 25/11/2026');
  expect(shortDay('2027-01-03' as Day)).toBe('domingo 03/01/2027');
});

describe('as customers read it', () => {
  test.each([
    ['2026-11-20', 'hoy', 'Hoy', 'Hoy, viernes 20 de noviembre'],
    ['2026-11-21', 'mañana', 'Mañana', 'Mañana, sábado 21 de noviembre'],
    ['2026-12-06', 'domingo 6 de diciembre', 'Domingo 6 de diciembre', 'Domingo 6 de diciembre'],
    [
      '2027-01-03',
      ...(['domingo 3 de enero de 2027', 'Domingo 3 de enero de 2027'] as const),
      'Domingo 3 de enero de 2027',
    ],
  ])('%s is "%s", "%s" and "%s"', (text, said, title, full) => {
    const day = text as Day;
    expect(saidDay(day, TODAY)).toBe(said);
    expect(saidDayTitle(day, TODAY)).toBe(title);
    expect(saidDayInFull(day, TODAY)).toBe(full);
  });
});

describe('seen from today', () => {
  test.each([
    ['2026-11-20', 'hoy', 'Hoy', 'Hoy, viernes 20/11/2026'],
    ['2026-11-21', 'mañana', 'Mañana', 'Mañana, sábado 21/11/2026'],
    ['2026-11-19', 'ayer', 'Ayer', 'Ayer, jueves 19/11/2026'],
    ['2026-11-22', 'domingo 22/11/2026', 'Domingo 22/11/2026', 'Domingo 22/11/2026'],
    ['2026-11-18', 'miércoles 18/11/2026', 'Miércoles 18/11/2026', 'Miércoles 18/11/2026'],
  ])('%s is "%s", "%s" and "%s"', (text, relative, title, both) => {
    const day = text as Day;
    expect(relativeDay(day, TODAY)).toBe(relative);
    expect(relativeDayTitle(day, TODAY)).toBe(title);
    expect(dayTitle(day, TODAY)).toBe(both);
  });

  test('tomorrow may lie in the next year', () => {
    expect(relativeDay('2027-01-01' as Day, '2026-12-31' as Day)).toBe('mañana');
  });

  test('name and date stand as far apart as is asked for', () => {
    expect(dayTitle(TODAY, TODAY, { between: ' · ' })).toBe('Hoy · viernes 20/11/2026');
  });
});

test('dates and times are written as dd/MM/yyyy and HH:mm, in Madrid', () => {
  expect(formatDay('2026-11-02' as Day)).toBe('02/11/2026');
  expect(formatMoment(Date.parse('2026-11-02T23:30:00Z'))).toBe('03/11/2026 00:30');
  expect(plainDay('2026-12-03' as Day)).toBe('3/12/2026');
});

test('a moment within a sentence has its day where that is not today', () => {
  const now = Date.parse('2026-11-20T12:10:00Z');
  expect(spokenMoment(Date.parse('2026-11-19T23:30:00Z'), now)).toBe('las 00:30');
  expect(spokenMoment(Date.parse('2026-11-19T22:30:00Z'), now)).toBe('el 19/11/2026 a las 23:30');
});

test('a year is that of its day', () => {
  expect(formatYear('2026-12-31' as Day)).toBe('2026');
});

test('months and whole dates in words', () => {
  expect(longDay('2026-11-21' as Day)).toBe('21 de noviembre de 2026');
  expect(monthNames('2026-11')).toEqual({ short: 'nov', long: 'noviembre de 2026' });
});

test('everything is there in English too', () => {
  expect(weekdayTitle(6, 'en')).toBe('Saturday');
  expect(shortDay('2026-11-25' as Day, 'en')).toBe('Wednesday 25/11/2026');
  expect(relativeDay('2026-11-21' as Day, TODAY, 'en')).toBe('tomorrow');
  expect(relativeDayTitle('2026-11-19' as Day, TODAY, 'en')).toBe('Yesterday');
  expect(dayTitle(TODAY, TODAY, { language: 'en' })).toBe('Today, Friday 20/11/2026');
  expect(longDay('2026-11-21' as Day, 'en')).toBe('21 November 2026');
  expect(monthNames('2026-11', 'en')).toEqual({ short: 'Nov', long: 'November 2026' });
  expect(timeAgo('2026-11-06' as Day, TODAY, 'en')).toBe('2 weeks ago');
});

test.each([
  [-3, 'hoy'],
  [0, 'hoy'],
  [1, 'hace 1 día'],
  [6, 'hace 6 días'],
  [7, 'hace 1 semana'],
  [13, 'hace 1 semana'],
  [14, 'hace 2 semanas'],
  [62, 'hace 8 semanas'],
  [63, 'hace 2 meses'],
  [365, 'hace 11 meses'],
  [366, 'hace 1 año'],
  [800, 'hace 2 años'],
])('%i days ago is "%s"', (days, text) => {
  expect(timeAgo(addDays(TODAY, -days), TODAY)).toBe(text);
});
