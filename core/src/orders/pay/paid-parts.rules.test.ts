import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, type Cents } from '../../kernel/amounts/cents.ts';
import { sumOfParts } from '../../payments/parts.rules.ts';
import { isMixedPaymentSound } from './mixed-payment.rules.ts';
import { paidParts, paidSteps } from './paid-parts.rules.ts';
import { figuresOf, paymentRefusal, type Payment } from './payment.rules.ts';
import { PARTS, partFields, PAYMENT_METHODS } from '../../payments/payments.rules.ts';
import { NO_PARTS } from '../../payments/parts.rules.ts';

const paid = (
  paymentMethod: Payment['paymentMethod'],
  totalAmount: number,
  parts: (number | null)[] = [],
): Payment => ({
  paymentMethod,
  totalAmount: cents(totalAmount),
  ...partFields((_field, way) => (parts[PARTS.indexOf(way)] ?? null) as Cents | null),
});

test.each([
  [paid('cash', 2000), 2000, { cash: 2000, card: 0, transfer: 0 }],
  [paid('card', 2000), 1500, { cash: 0, card: 1500, transfer: 0 }],
  [paid('transfer', 2000), null, { cash: 0, card: 0, transfer: 0 }],
  [paid('mixed', 2000, [1500, 500, null]), 2000, { cash: 1500, card: 500, transfer: 0 }],
  // The discount leaves the cash first.
  [paid('mixed', 2000, [1500, 500, null]), 700, { cash: 200, card: 500, transfer: 0 }],
  [paid('mixed', 2000, [1000, 500, 500]), 700, { cash: 0, card: 200, transfer: 500 }],
  // Then of each way what it covers, and nothing of a transfer.
  [paid('mixed', 2700, [500, null, 1000, 1200]), 1400, { transfer: 1000, bizum: 400 }],
  [paid('mixed', 2700, [100, 300, null, 2300]), 1400, { card: 90, bizum: 1310 }],
  // A tolerated cent goes to card, else transfer.
  [paid('mixed', 2001, [1500, 500, null]), 2001, { cash: 1500, card: 501, transfer: 0 }],
  [paid('mixed', 1999, [1500, null, 500]), 1999, { cash: 1500, card: 0, transfer: 499 }],
  [paid('mixed', 2001, [1500, null, 500]), 2001, { cash: 1500, card: 0, transfer: 501 }],
  [paid('mixed', 1999, [2000, null, null]), 1999, { cash: 1999, card: 0, transfer: 0 }],
  [paid('mixed', 2000), 0, { cash: 0, card: 0, transfer: 0 }],
])('%o with %s to be paid comes in as %o', (payment, finalAmount, parts) => {
  expect(paidParts({ ...payment, finalAmount: finalAmount as Cents | null })).toEqual({
    ...NO_PARTS,
    ...parts,
  });
});

const amount = fc.integer({ min: 0, max: 100_000 });

test('the parts sum to what is to be paid, and none is below nothing', () => {
  const figures = fc
    .record({
      method: fc.constantFrom(...PAYMENT_METHODS),
      parts: fc.tuple(...PARTS.map(() => amount)),
      tolerated: fc.integer({ min: -1, max: 1 }),
      discount: fc.constantFrom(0, 500, 1300, 2000).map(cents),
      status: fc.constantFrom('pending' as const, 'delivered' as const, 'cancelled' as const),
    })
    .map(({ method, parts, tolerated, discount, status }) => {
      const sum = parts.reduce((all, part) => all + part, 0);
      const payment = paid(method, Math.max(0, sum + tolerated), parts);
      return { payment, discount, status };
    })
    .filter(
      ({ payment, discount }) =>
        isMixedPaymentSound(payment) && paymentRefusal(payment, discount) === null,
    );
  fc.assert(
    fc.property(figures, ({ payment, discount }) => {
      const order = figuresOf(payment, discount);
      const parts = paidParts(order);
      expect(sumOfParts(parts)).toBe(order.finalAmount);
      expect(Math.min(parts.cash, parts.card, parts.transfer)).toBeGreaterThanOrEqual(0);
    }),
  );
});

const order = (total: number, discount: number, finalAmount: number | null) => ({
  ...paid('cash', total),
  discountAmount: cents(discount),
  finalAmount: finalAmount as Cents | null,
});
const [FULL, DISCOUNTED, OVER] = [
  order(2700, 0, 2700),
  order(2700, 2000, 700),
  order(2700, 0, null),
];

test.each([
  ['noting', 'payment', order(0, 0, null), FULL, [['payment', 2700]]],
  ['redeeming', 'points_redeemed', FULL, DISCOUNTED, [['points_redeemed', -2000]]],
  ['annulling', 'points_annulled', DISCOUNTED, FULL, [['points_annulled', 2000]]],
  [
    'calling off',
    'cancelled',
    DISCOUNTED,
    OVER,
    [
      ['points_annulled', 2000],
      ['cancelled', -2000],
      ['refunded', -700],
    ],
  ],
  [
    'a return of all of it',
    'refunded',
    DISCOUNTED,
    OVER,
    [
      ['points_annulled', 2000],
      ['payment', -2000],
      ['refunded', -700],
    ],
  ],
  [
    'taking that back',
    'reopened',
    OVER,
    DISCOUNTED,
    [
      ['refunded', 700],
      ['reopened', 2000],
      ['points_redeemed', -2000],
    ],
  ],
] as const)(
  '%s is entered so that what came off is told',
  (_what, action, before, after, entered) => {
    const steps = paidSteps(before, after, action);
    expect(steps.map((step) => [step.action, step.after.cash - step.before.cash])).toEqual(entered);
  },
);
