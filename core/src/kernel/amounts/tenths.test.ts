import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatChickens, MAX_STOCK, parseTenths, tenths, tenthsToDecimal } from './tenths.ts';

describe('a number of chickens', () => {
  test('written as a decimal is read back as the same tenths, below zero too', () => {
    const any = fc.integer({ min: 0 - MAX_STOCK, max: MAX_STOCK }).map(tenths);
    fc.assert(
      fc.property(any, (amount) => {
        expect(parseTenths(tenthsToDecimal(amount))).toBe(amount);
        expect(parseTenths(amount / 10)).toBe(amount);
      }),
    );
  });

  test.each([
    ['1.5', 15],
    [1.5, 15],
    ['2', 20],
    ['2.00', 20],
    ['0.3', 3],
    [0.3, 3],
    ['-0', 0],
    ['-1.5', -15],
  ])('%j is %i tenths', (written, expected) => {
    expect(Object.is(parseTenths(written), expected)).toBe(true);
  });

  test.each(['1.55', '1e1', ' 1', '1,5', '1 1/2', '', NaN, 1e21, 0.05])('%j is none', (written) => {
    expect(parseTenths(written)).toBeNull();
  });

  test.each([
    [0, '0'],
    [5, '1/2'],
    [10, '1'],
    [15, '1 1/2'],
    [100, '10'],
    [175, '17 1/2'],
    [13, '1,3'],
    [-5, '-1/2'],
    [-15, '-1 1/2'],
    [-70, '-7'],
    [-5, '-1/2'],
    [-15, '-1 1/2'],
    [-30, '-3'],
    [-13, '-1,3'],
  ])('%i tenths are shown as %s', (amount, shown) => {
    expect(formatChickens(tenths(amount))).toBe(shown);
  });

  test('that is not whole tenths is a bug, told at once', () => {
    for (const amount of [0.1, NaN, Infinity]) expect(() => tenths(amount)).toThrow(RangeError);
  });
});
