import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  calendarDay,
  chickens,
  clockTime,
  email,
  instant,
  singleLine,
  money,
  note,
  phone,
  rowId,
} from './fields.ts';
import { visibleText } from './text/typed-text.ts';
import { MAX_CUSTOMER_QUANTITY } from './amounts/tenths.ts';

/** What comes out, or the first message. */
function read(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : `! ${parsed.error.issues[0]?.message}`;
}

const CONTROL = '! El texto contiene caracteres no permitidos';

describe('a line of text', () => {
  const name = singleLine(20, 'Falta el nombre');

  test.each([
    'María José',
    "Núria d'Ors",
    'Łukasz Հայկ',
    '🍗',
    '👩‍👩‍👧‍👦',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'e\u0301',
    '<b>',
    "'; drop table",
    'a\u00a0b',
    'שלום',
    'null',
  ])('%s is kept to the letter', (text) => {
    expect(read(name, text)).toBe(text);
  });

  test('is trimmed', () => {
    expect(read(name, '  Ana \n')).toBe('Ana');
  });

  test.each([
    'a\u0000b',
    'a\nb',
    'a\tb',
    'a\rb',
    'a\u001bb',
    'a\u007fb',
    'a\u009fb',
    'a\u2028b',
    'a\u2029b',
    'a\ud83cb',
    '\udf57',
    'a\ud83c',
  ])('%j holds what no line may', (text) => {
    expect(read(name, text)).toBe(CONTROL);
  });

  test('has a most and, where it is required, a least length', () => {
    expect(read(name, 'x'.repeat(20))).toBe('x'.repeat(20));
    expect(read(name, 'x'.repeat(21))).toBe('! Como máximo 20 caracteres');
    for (const nothing of ['', '   ', '\u200b\u2060', '\u2800', undefined, null, 5, {}, []]) {
      expect(read(name, nothing)).toBe('! Falta el nombre');
    }
    expect(read(singleLine(20), '')).toBe('');
  });

  test('of any whole characters is kept as it is seen or refused, never changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), (text) => {
        const out = read(name, text);
        expect([
          visibleText(text).trim(),
          '! Falta el nombre',
          CONTROL,
          '! Como máximo 20 caracteres',
        ]).toContain(out);
      }),
    );
  });
});

describe('a note', () => {
  test('may have lines and tabs, and nothing else of the kind', () => {
    expect(read(note(50), 'dos\nlíneas\r\n\ty 🍗')).toBe('dos\nlíneas\r\n\ty 🍗');
    for (const text of ['a\u0000b', 'a\u000bb', 'a\u001bb', 'a\u2028b', 'a\ud83cb']) {
      expect(read(note(50), text)).toBe(CONTROL);
    }
    expect(read(note(5), 'xxxxxx')).toBe('! Como máximo 5 caracteres');
  });
});

describe('the other fields', () => {
  test('an e-mail is trimmed and must be one', () => {
    expect(read(email('mal'), ' maria.lopez+pollo@example.co.uk ')).toBe(
      'maria.lopez+pollo@example.co.uk',
    );
    for (const text of [
      '',
      'x',
      'x@',
      '@x.es',
      'a b@x.es',
      'a@b',
      `${'a'.repeat(250)}@x.es`,
      'a@b.es\n.',
      // Plain letters only: the engines of the database do not fold the capitals of others.
      'ÁNGEL@x.es',
      'angel@ñu.es',
      null,
      5,
    ]) {
      expect(read(email('mal'), text)).toBe('! mal');
    }
  });

  test('a phone comes out as it is kept', () => {
    expect(read(phone('mal'), '+34 600 11 12 22')).toBe('600111222');
    for (const text of ['', '60011122', 'x', '6'.repeat(8), 600111222, null]) {
      expect(read(phone('mal'), text)).toBe('! mal');
    }
    for (const text of ['1234567890123456', '+34 6001112223334445', '6'.repeat(31)]) {
      expect(read(phone('mal'), text)).toBe('! El teléfono debe tener como máximo 15 dígitos');
    }
  });

  test('an amount comes out as cents, within what its column holds', () => {
    expect([
      read(money('mal'), '13.5'),
      read(money('mal'), 13.5),
      read(money('mal'), '99999999.99'),
    ]).toEqual([1350, 1350, 9_999_999_999]);
    for (const value of ['-0.01', '100000000.00', '1.005', '1e3', NaN, null, true, {}, []]) {
      expect(read(money('mal'), value)).toBe('! mal');
    }
    expect(read(money('mal', 1), 0)).toBe('! mal');
  });

  test('a quantity comes out as tenths, in half steps, up to its most', () => {
    const quantity = chickens({ most: MAX_CUSTOMER_QUANTITY, mostMessage: 'demasiado' });
    expect([0, '0.5', 1.5, '10.0'].map((value) => read(quantity, value))).toEqual([0, 5, 15, 100]);
    for (const value of [-0.5, 0.3, '1.25', '1e1', NaN, null, '', true, {}]) {
      expect(read(quantity, value)).toBe('! Cantidad inválida');
    }
    expect(read(quantity, 10.5)).toBe('! demasiado');
  });

  test('an instant comes out as milliseconds, within this century', () => {
    expect(read(instant('mal'), '2026-11-20T14:00')).toBe(Date.UTC(2026, 10, 20, 13));
    for (const text of [
      '1999-12-31T23:59:59Z',
      '2100-01-01T00:00:00Z',
      '0050-01-01T00:00',
      '9999-12-31T23:59',
      'x',
      0,
      null,
    ]) {
      expect(read(instant('mal'), text)).toBe('! mal');
    }
  });

  test('a day and a clock time must exist', () => {
    expect([read(calendarDay, '2028-02-29'), read(clockTime, '23:59')]).toEqual([
      '2028-02-29',
      '23:59',
    ]);
    expect([read(calendarDay, '2026-02-29'), read(clockTime, '24:00')]).toEqual([
      '! Fecha inválida',
      '! Hora inválida',
    ]);
  });

  test('the id of a row is a whole number that a database can have given out', () => {
    expect([read(rowId, '1'), read(rowId, '2147483647')]).toEqual([1, 2_147_483_647]);
    for (const text of [
      '0',
      '-1',
      '01',
      '1.0',
      '1e3',
      ' 1',
      'abc',
      '',
      '2147483648',
      '99999999999',
      '١',
      '1\n',
    ]) {
      expect(read(rowId, text)).toBe('! Identificador inválido');
    }
  });
});
