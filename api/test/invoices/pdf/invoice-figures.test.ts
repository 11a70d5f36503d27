import { expect, test } from 'vitest';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import {
  formatAmount,
  formatQuantity,
  formatUnitPrice,
} from '../../../src/invoices/pdf/invoice-figures.ts';

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [123_450, '1.234,50'],
  [-250, '-2,50'],
  [9_999_999_999, '99.999.999,99'],
])('%i cents are %s', (amount, wanted) => {
  expect(formatAmount(cents(amount))).toBe(wanted);
});

test.each([
  [5, '0,5'],
  [20, '2'],
  [-15, '-1,5'],
  [990, '99'],
])('%i tenths are %s', (quantity, wanted) => {
  expect(formatQuantity(tenths(quantity))).toBe(wanted);
});

test.each([
  ['two places are enough', 1000, 20, '5,00'],
  ['half a unit', 705, 5, '14,10'],
  ['three are needed', 4727, 40, '11,818'],
  ['four are needed', 9_090_908_182, 990, '918.273,5537'],
  ['a base below zero', -207, -10, '2,07'],
  ['a price below zero', -207, 10, '-2,07'],
  ['nothing to pay', 0, 10, '0,00'],
  ['no quantity', 100, 0, ''],
])('unit price where %s', (_case, base, quantity, wanted) => {
  expect(formatUnitPrice(cents(base), tenths(quantity))).toBe(wanted);
});

test('a unit price times its quantity is the base, up to 99 units', () => {
  for (let quantity = 5; quantity <= 990; quantity += 5) {
    for (const base of [1, 99, 1234, 4727, 100_001]) {
      const price = Number(
        formatUnitPrice(cents(base), tenths(quantity)).replaceAll('.', '').replace(',', '.'),
      );
      expect(Math.abs((price * quantity) / 10 - base / 100)).toBeLessThan(0.005 + 1e-9);
    }
  }
});
