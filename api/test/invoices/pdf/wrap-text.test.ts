import { expect, test } from 'vitest';
import { wrapText } from '../../../src/invoices/pdf/wrap-text.ts';

test('a word wider than the lines is cut, each of its letters measured once', () => {
  const measured: string[] = [];
  const measure = (text: string) => {
    measured.push(text);
    return text.length;
  };
  const word = 'abcdefghijklmnopqrstuvwxyz';
  expect(wrapText(`un ${word}`, 10, measure)).toEqual([
    'un ',
    'abcdefghij',
    'klmnopqrst',
    'uvwxyz',
  ]);
  expect(measured.filter((text) => text.length === 1 && text !== ' ')).toEqual(Array.from(word));
  expect(measured.filter((text) => text.length > 6)).toEqual([word]);
});
