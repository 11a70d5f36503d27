import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, centsToDecimal, formatEuros, MAX_CENTS, parseCents } from './cents.ts';

const amounts = fc.integer({ min: 0, max: MAX_CENTS }).map(cents);

describe('an amount of money', () => {
  test('written as a decimal is read back as the same cents', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseCents(centsToDecimal(amount))).toBe(amount);
        expect(centsToDecimal(amount)).toMatch(/^\d+\.\d{2}$/);
      }),
    );
  });

  test('sent as a number is the same as sent as text', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseCents(amount / 100)).toBe(amount);
      }),
    );
  });

  test.each([
    ['13.50', 1350],
    ['13.5', 1350],
    ['13', 1300],
    [13.5, 1350],
    [0, 0],
    ['0.29', 29],
    [0.29, 29],
    [1.15, 115],
    [0.1 + 0.2, 30],
    [1.1 * 3, 330],
    [0.3 - 0.1 * 3, 0],
    [-1.1 * 3, -330],
    [13.500001, 1350],
    [99_999_999.99, 9_999_999_999],
    ['1.100', 110],
    ['-5.25', -525],
    ['-0', 0],
    [-0, 0],
    ['-0.00', 0],
    ['007.5', 750],
    ['99999999.99', 9_999_999_999],
  ])('%j is %i cents', (written, expected) => {
    expect(Object.is(parseCents(written), expected)).toBe(true);
  });

  test.each([
    '1e3',
    'NaN',
    'Infinity',
    '',
    ' ',
    ' 1',
    '1 ',
    '1\n',
    '1.005',
    '1.001',
    '1.',
    '.5',
    '1,5',
    '1.000,00',
    '+1',
    '--1',
    '0x1F',
    '1_000',
    '١',
    '½',
    '1 €',
    '1'.repeat(13),
    '0.0000000001',
    '0.30000000000000004',
    1.005,
    13.5001,
    NaN,
    Infinity,
    -Infinity,
    1e21,
    1e-4,
    0.005,
    1.005,
  ])('%j is no amount', (written) => {
    expect(parseCents(written)).toBeNull();
  });

  test('no text is ever read as something that is not whole cents', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^-?\d+\.?\d*$/)),
        (text) => {
          const amount = parseCents(text);
          expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
        },
      ),
    );
  });

  test('that is no whole number of cents is a bug, told at once', () => {
    for (const amount of [0.5, NaN, Infinity, 2 ** 53])
      expect(() => cents(amount)).toThrow(RangeError);
  });

  test('is shown as Spain writes it', () => {
    expect(formatEuros(cents(1350))).toBe('13,50\u00a0€');
    expect(formatEuros(cents(123_456_789))).toBe('1.234.567,89\u00a0€');
    expect(formatEuros(cents(0))).toBe('0,00\u00a0€');
  });
});

test('two million digits are no amount, and are read at once', () => {
  const zeros = '0'.repeat(2_000_000);
  for (const typed of [`1.${zeros}1`, `1.${zeros}`, zeros, `${zeros}.1`]) {
    expect(parseCents(typed)).toBeNull();
  }
});
