import { describe, expect, test } from 'vitest';
import { dayTitle, relativeDay, relativeDayTitle, shortDay, weekdayTitle } from './day-names.ts';
import type { Day } from './madrid-time.ts';

const TODAY = '2026-11-20' as Day;

test('weekdays count from Sunday', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(weekdayTitle)).toEqual([
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
    expect(dayTitle(TODAY, TODAY, ' · ')).toBe('Hoy · viernes 20/11/2026');
  });
});
