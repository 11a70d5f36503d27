import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCents } from '../kernel/amounts/cents.ts';
import { isFixedCategory, isSameName, plainPrice, typedPrice } from './catalog-editing.rules.ts';

describe('a typed price', () => {
  test.each([
    ['13,50', 1350],
    ['13.50', 1350],
    [' 13,5 € ', 1350],
    ['13€', 1300],
    ['1.013,50', 101_350],
    ['12.345.678,90', 1_234_567_890],
    ['0', 0],
    ['0,05', 5],
    ['7,', 700],
  ])('%j is %i cents', (typed, cents) => {
    expect(parseCents(plainPrice(typed))).toBe(cents);
  });

  test.each(['', 'gratis', '1.200', '6,505', '1,2,3', '1.2.3', '6 50', '-', '€', '1,013.50'])(
    '%j is none',
    (typed) => {
      expect(parseCents(plainPrice(typed))).toBeNull();
    },
  );

  test('is read as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(plainPrice(typedPrice(price))).toBe(price);
      }),
    );
  });
});

test('Menús alone is fixed, and a name is told apart by more than accents and capitals', () => {
  expect([1, 2, 9].map(isFixedCategory)).toEqual([true, false, false]);
  expect(isSameName('Menús', ' MENUS ')).toBe(true);
  expect(isSameName('Pollos', 'Pollo')).toBe(false);
});
