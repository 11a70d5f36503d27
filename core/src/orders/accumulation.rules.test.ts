// docs/rules/orders.md#accumulating-notes-the-payment
import { expect, test } from 'vitest';
import { cents } from '../kernel/cents.ts';
import { isRestInCash } from './accumulation.rules.ts';

test.each([
  ['card', 1000, 1700, 1700, true],
  ['card', 1000, 1700, 1000, true],
  ['card', 1000, 1000, 1000, true],
  ['card', 1000, 1700, 1701, false],
  ['card', 2700, 0, 2700, false],
  ['card', null, 2700, 2700, false],
  ['card', 1000, null, 1000, false],
  ['cash', 1000, 1700, 1700, true],
  ['cash', 1000, 1700, 1000, false],
  ['mixed', 1000, 1700, 1000, false],
  ['mixed', 1000, 1700, 1700, true],
] as const)(
  'with %s %s noted and %s owed, %s in cash is a part of the rest: %s',
  (paymentMethod, final, due, paid, isRest) => {
    const finalAmount = final === null ? null : cents(final);
    const amountDue = due === null ? null : cents(due);
    expect(isRestInCash({ paymentMethod, finalAmount, amountDue }, cents(paid))).toBe(isRest);
  },
);
