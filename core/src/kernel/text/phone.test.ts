import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dialledPhone,
  formatPhone,
  internationalPhone,
  normalizePhone,
  whatsappNumber,
} from './phone.ts';
import { whatsappLink } from './whatsapp-link.ts';

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
    ['\u202a+34 600 111 222\u202c', '600111222'],
    ['\u2068600 111 222\u2069', '600111222'],
    ['600\u200b111\u2060222\u00ad', '600111222'],
    ['600‑111–222', '600111222'],
    ['＋34 ６００ １１１ ２２２', '600111222'],
    ['(+34) 600 111 222', '600111222'],
    ['(0034) 600 111 222', '600111222'],
    ['tel:+34600111222', '600111222'],
    ['Tel. 600 111 222', '600111222'],
    ['Móvil: 600·111·222', '600111222'],
    ['+44 (0)7700 900123', '447700900123'],
    ['+34 (0)600 111 222', '600111222'],
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

describe('a phone is written by one rule, however it is spelled', () => {
  test.each([
    ['600111222', '600 111 222', '+34600111222'],
    ['600 111 222', '600 111 222', '+34600111222'],
    ['+34 600111222', '600 111 222', '+34600111222'],
    ['0034600111222', '600 111 222', '+34600111222'],
    ['34600111222', '600 111 222', '+34600111222'],
    ['968 111 333', '968 111 333', '+34968111333'],
    ['+34 968 111 333', '968 111 333', '+34968111333'],
    [' +34 968 111 333 ', '968 111 333', '+34968111333'],
    ['+968 12345678', '+96812345678', '+96812345678'],
    ['96812345678', '+96812345678', '+96812345678'],
    ['+33 6 12 34 56 78', '+33612345678', '+33612345678'],
    ['123456789', '123456789', '123456789'],
    ['968 111 333 / 600 111 222', '968 111 333 / 600 111 222', '+34968111333'],
    ['968 111 333 y 600 111 222', '968 111 333 y 600 111 222', '+34968111333'],
    ['Pregunta en el mostrador', 'Pregunta en el mostrador', ''],
    ['', '', ''],
  ])('%j is shown as %j and called by %j', (phone, shown, called) => {
    expect(formatPhone(phone)).toBe(shown);
    expect(dialledPhone(phone)).toBe(called);
    expect(internationalPhone(phone)).toBe(called.replace('+', ''));
    expect(formatPhone(shown)).toBe(shown);
  });

  test.each([
    ['600 111 222', 'https://wa.me/34600111222?text=Hola'],
    ['+34 600111222', 'https://wa.me/34600111222?text=Hola'],
    ['+968 12345678', 'https://wa.me/96812345678?text=Hola'],
    ['968 111 333 / 600 111 222', 'https://wa.me/34968111333?text=Hola'],
    ['123456789', null],
    ['+123456789', 'https://wa.me/123456789?text=Hola'],
    ['Pregunta en el mostrador', null],
  ])('%j is written to at %j', (phone, link) => {
    expect(whatsappLink(phone, 'Hola')).toBe(link);
  });
});

describe('a WhatsApp phone', () => {
  test.each([
    ['+600111222', '34600111222'],
    ['+34 600 111 222', '34600111222'],
    ['34600111222', '34600111222'],
    ['1234567890', '1234567890'],
    ['+123456789', '123456789'],
    ['+34 60011122', '3460011122'],
    ['+34123456789', '34123456789'],
    ['0012345678901', '12345678901'],
    ['600111222', null],
    ['+60011122', null],
    ['60011122', null],
    ['+3460011122é', null],
    ['llámame', null],
    ['', null],
  ])('%s: %s', (typed, number) => {
    expect(whatsappNumber(typed)).toBe(number);
  });
});
