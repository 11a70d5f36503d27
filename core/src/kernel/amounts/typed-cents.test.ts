import { expect, it } from 'vitest';
import { parseCents } from './cents.ts';
import { parseTypedCents, sentAmount } from './typed-cents.ts';

it.each([
  ['13,50', 1350],
  ['13.5', 1350],
  [' 13 ', 1300],
  ['13,50 €', 1350],
  ['0,05€', 5],
  ['', null],
  ['-3', null],
  ['1,234', null],
  ['1,234.50', null],
  ['1.234', null],
  ['1.200', null],
  ['1.200 €', null],
  ['1.234,50', 123_450],
  ['1.234.567,5 €', 123_456_750],
  ['12.34,50', null],
  ["13'50", 1350],
  ['€ 13,50', 1350],
  ['１３，５０', 1350],
  ['trece', null],
])('"%s" is %s cents', (typed, amount) => {
  expect(parseTypedCents(typed)).toBe(amount);
});

it.each(['1.200', '1.200 €', '12.34,50', 'trece', ''])(
  '"%s" is refused by the contract that it is sent to',
  (typed) => {
    expect(parseCents(sentAmount(typed))).toBeNull();
  },
);
