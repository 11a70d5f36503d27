import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone, internationalPhone, isWhatsappPhone, normalizePhone } from './phone.ts';

describe('a typed phone', () => {
  test.each([
    ['600 111 222', '600111222'],
    ['+34 600111222', '600111222'],
    ['34600111222', '600111222'],
    ['0034600111222', '600111222'],
    ['  +34 (600) 11-12-22 ', '600111222'],
    ['965.000.111', '965000111'],
    ['+34965000111', '965000111'],
    ['+33 6 12 34 56 78', '33612345678'],
    ['0033612345678', '33612345678'],
    ['+374 91 123456', '37491123456'],
    ['+1 (212) 555-0123', '12125550123'],
    ['+44 20 7946 0958', '442079460958'],
    ['123456789', '123456789'],
    ['341234567', '341234567'],
    ['123456789012345', '123456789012345'],
  ])('%s is kept as %s', (typed, stored) => {
    expect(normalizePhone(typed)).toBe(stored);
  });

  test.each([
    '',
    '   ',
    '60011122',
    '+34 60011122',
    '0034 6001112',
    '1234567890123456',
    '600 111 222 ext 5',
    'seiscientos',
    '600111222a',
    '++34600111222',
    '600+111222',
    '+34+600111222',
    '٦٠٠١١١٢٢٢',
    '600111222;',
    '6OO111222',
    '\u0000600111222',
    '-()./',
    'javascript:600111222',
    '600111222\u200b',
    '3400000000',
  ])('%j is none', (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  });

  test('is always 9 to 15 digits when it is kept, and is kept as the same when it is typed again', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'0 1 2 3 4 5 6 7 8 9 + - ( ) .'.split(' '), ' '),
      maxLength: 24,
    });
    fc.assert(
      fc.property(typed, (text) => {
        const stored = normalizePhone(text);
        if (stored === null) return;
        expect(stored).toMatch(/^\d{9,15}$/);
        expect(normalizePhone(formatPhone(stored))).toBe(stored);
        // Nine digits that are no Spanish number were typed without a country: none can be put before.
        const international = internationalPhone(stored);
        if (international.length > 9) expect(normalizePhone(`+${international}`)).toBe(stored);
      }),
      { numRuns: 2000 },
    );
  });

  test('in any of its four spellings is one phone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[6-9]\d{8}$/), (national) => {
        const spellings = [national, `+34${national}`, `34${national}`, `0034${national}`];
        expect(new Set(spellings.map(normalizePhone))).toEqual(new Set([national]));
      }),
    );
  });
});

describe('a kept phone', () => {
  test('is shown in groups when it is Spanish, with its plus when it is not', () => {
    expect(formatPhone('600111222')).toBe('600 111 222');
    expect(formatPhone('33612345678')).toBe('+33612345678');
  });

  test('has its country for links', () => {
    expect(internationalPhone('600111222')).toBe('34600111222');
    expect(internationalPhone('33612345678')).toBe('33612345678');
  });
});

describe('a WhatsApp phone', () => {
  test.each([
    ['+600111222', true],
    ['+34 600 111 222', true],
    ['34600111222', true],
    ['1234567890', true],
    ['600111222', false],
    ['+60011122', false],
    ['60011122', false],
    ['llámame', false],
    ['', false],
  ])('%s: %s', (typed, isValid) => {
    expect(isWhatsappPhone(typed)).toBe(isValid);
  });
});
