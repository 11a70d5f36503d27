import { describe, expect, test } from 'vitest';
import { businessHoursChange, specialDayEntry } from './hours.contract.ts';

const faults = (result: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) => (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('a change to a weekday', () => {
  test('reads hours and switches, never the id or the weekday', () => {
    const body = { id: 9, dayOfWeek: 3, isOpen: true, openTime: '09:30', closeTime: '17:00' };
    expect(businessHoursChange.parse({ ...body, autoUpdate: false })).toEqual({
      isOpen: true,
      openTime: '09:30',
      closeTime: '17:00',
      autoUpdate: false,
    });
  });

  test.each([
    [{ openTime: '25:00' }, ['openTime: Hora inválida']],
    [{ closeTime: '9:00' }, ['closeTime: Hora inválida']],
    [{ closeTime: '' }, ['closeTime: Hora inválida']],
    [{ openTime: 10 }, ['openTime: Hora inválida']],
    [{ isOpen: 'sí' }, ['isOpen: Debe ser verdadero o falso']],
    [{ autoUpdate: 1 }, ['autoUpdate: Debe ser verdadero o falso']],
  ])('%o is refused with %j', (body, wanted) => {
    expect(faults(businessHoursChange.safeParse(body))).toEqual(wanted);
  });
});

describe('a special day', () => {
  test('that is closed needs no times', () => {
    expect(specialDayEntry.parse({ date: '2026-12-08', isOpen: false, note: ' ' })).toEqual({
      date: '2026-12-08',
      isOpen: false,
      openTime: '10:00',
      closeTime: '17:00',
      note: null,
      autoUpdate: false,
    });
  });

  test.each([
    [{ date: '2026-02-30', isOpen: false }, ['date: Fecha inválida']],
    [{ isOpen: false }, ['date: Fecha inválida']],
    [{ date: '2026-12-08' }, ['isOpen: Debe ser verdadero o falso']],
    [{ date: '2026-12-08', isOpen: true, openTime: 'x' }, ['openTime: Hora inválida']],
    [
      { date: '2026-12-08', isOpen: true, openTime: '17:00', closeTime: '10:00' },
      ['closeTime: La hora de cierre debe ser posterior a la de apertura'],
    ],
    [
      { date: '2026-12-08', isOpen: false, note: 'x'.repeat(81) },
      ['note: Como máximo 80 caracteres'],
    ],
  ])('%o is refused with %j', (body, wanted) => {
    expect(faults(specialDayEntry.safeParse(body))).toEqual(wanted);
  });
});
