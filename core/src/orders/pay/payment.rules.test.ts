import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../../kernel/amounts/cents.ts';
import { points } from '../../kernel/amounts/points.ts';
import { tenths } from '../../kernel/amounts/tenths.ts';
import { isMixedPaymentSound } from './mixed-payment.rules.ts';
import {
  discountRoom,
  figuresOf,
  finalAfter,
  paymentRefusal,
  pointsDue,
  withParts,
  type DiscountedOrder,
  type Payment,
} from './payment.rules.ts';
import { PARTS, PART_FIELDS, partFields } from '../../payments/payments.rules.ts';

const amount = fc.integer({ min: 0, max: 100_000 }).map(cents);
const part = fc.option(amount);

const payment = (changes: Partial<Payment> = {}): Payment => ({
  paymentMethod: 'cash',
  totalAmount: cents(2000),
  ...partFields(() => null),
  ...changes,
});

const mixed = (cash: number, card: number, transfer: number) =>
  payment({
    paymentMethod: 'mixed',
    cashAmount: cents(cash),
    cardAmount: cents(card),
    transferAmount: cents(transfer),
  });

const order = (changes: Partial<DiscountedOrder> = {}): DiscountedOrder => ({
  status: 'pending',
  payment: payment(),
  pointsEarned: points(0),
  pointsRedeemed: points(0),
  isUnsettled: false,
  ...changes,
});

describe('the parts of a payment', () => {
  test('in one way are that way alone, and always sound', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PARTS),
        amount,
        fc.record(partFields(() => part)),
        (paymentMethod, totalAmount, sentParts) => {
          // Amounts that an earlier, mixed payment left behind say nothing any more.
          const stored = withParts({ paymentMethod, totalAmount, ...sentParts });
          expect(stored[`${paymentMethod}Amount`]).toBe(totalAmount > 0 ? totalAmount : null);
          const parts = PART_FIELDS.map((field) => stored[field]);
          expect(parts.filter((one) => one !== null)).toHaveLength(totalAmount > 0 ? 1 : 0);
          expect(isMixedPaymentSound(stored)).toBe(true);
        },
      ),
    );
  });

  test('of a mixed one are what was said', () => {
    expect(withParts(mixed(1500, 500, 0))).toEqual(mixed(1500, 500, 0));
  });
});

describe('the room for a discount', () => {
  test.each([
    [payment(), 2000],
    [payment({ paymentMethod: 'card' }), 1400],
    [payment({ paymentMethod: 'card', totalAmount: cents(1) }), 0],
    [mixed(1000, 999, 1), 1699],
  ])('of %o is %i cents', (paid, most) => {
    const room = discountRoom(order({ payment: paid }));
    expect(room).toEqual(most === 0 ? { refusal: 'DISCOUNT_PAYMENT_BEARS_NONE' } : { most });
  });

  test.each([
    [{ status: 'cancelled' as const, pointsRedeemed: points(100) }, 'DISCOUNT_ORDER_CALLED_OFF'],
    [{ status: 'error' as const }, 'DISCOUNT_ORDER_CALLED_OFF'],
    [{ pointsRedeemed: points(100) }, 'DISCOUNT_ALREADY_TAKEN'],
    [{ pointsEarned: points(1) }, 'DISCOUNT_ORDER_PAID'],
    [{ payment: payment({ totalAmount: cents(0) }) }, 'DISCOUNT_ORDER_WITHOUT_TOTAL'],
    [{ isUnsettled: true }, 'DISCOUNT_ORDER_WITHOUT_TOTAL'],
    [{ payment: payment({ paymentMethod: 'transfer' }) }, 'DISCOUNT_PAYMENT_BEARS_NONE'],
  ])('with %o is none: %s', (change, refusal) => {
    expect(discountRoom(order(change))).toEqual({ refusal });
  });

  test('is there for an order that was handed over', () => {
    expect(discountRoom(order({ status: 'delivered' }))).toEqual({ most: 2000 });
  });
});

describe('a payment on an order with a discount of 13 €', () => {
  const paid = (paymentMethod: Payment['paymentMethod'], totalAmount: number) =>
    payment({ paymentMethod, totalAmount: cents(totalAmount) });
  test.each([
    [paid('cash', 1300), null],
    [paid('cash', 1299), 'DISCOUNT_EXCEEDS_PAYMENT'],
    [paid('card', 1858), null],
    [paid('card', 1857), 'DISCOUNT_EXCEEDS_PAYMENT'],
    [paid('transfer', 100_000), 'DISCOUNT_EXCEEDS_PAYMENT'],
    [mixed(1000, 500, 500), null],
    [mixed(1000, 0, 1000), 'DISCOUNT_EXCEEDS_PAYMENT'],
    // The parts are those of 20 €; of 10 € nobody can take off 13.
    [{ ...mixed(1500, 500, 0), totalAmount: cents(1000) }, 'DISCOUNT_EXCEEDS_PAYMENT'],
  ])('of %o: %s', (payment, refusal) => {
    expect(paymentRefusal(payment, cents(1300))).toBe(refusal);
  });

  test('is nobody’s concern where there is no discount', () => {
    expect(paymentRefusal(paid('transfer', 0), cents(0))).toBeNull();
  });
});

test('nobody is paid for ordering', () => {
  expect([finalAfter(cents(2000), cents(500)), finalAfter(cents(300), cents(500))]).toEqual([
    1500, 0,
  ]);
});

describe('the figures of an order', () => {
  const none = { cashAmount: null, cardAmount: null, transferAmount: null };
  const figures = (paid: Payment, discount: number) => figuresOf(paid, cents(discount));

  test.each([
    [payment(), 0, { finalAmount: 2000, ...none, cashAmount: 2000 }],
    [payment(), 500, { finalAmount: 1500, ...none, cashAmount: 1500 }],
    [payment({ paymentMethod: 'card' }), 500, { finalAmount: 1500, ...none, cardAmount: 1500 }],
    [payment({ totalAmount: cents(0) }), 0, { finalAmount: 0, ...none }],
    [mixed(1500, 500, 0), 500, { ...mixed(1500, 500, 0), finalAmount: 1500 }],
  ])(
    'are the total less the discount, and parts that follow the method: %o, %i',
    (paid, off, is) => {
      expect(figures(paid, off)).toMatchObject(is);
    },
  );
});

test.each([
  [payment(), 0, 100, 20],
  [payment(), 501, 100, 14],
  [payment(), 0, 105, 0],
  [payment({ paymentMethod: 'card' }), 0, 10, 0],
  [mixed(1000, 1000, 0), 500, 10, 15],
  [mixed(999, 1001, 0), 0, 10, 0],
])('%o less %i cents, %i tenths of chickens, is worth %i points', (paid, off, size, worth) => {
  const figures = figuresOf(paid, cents(off));
  expect(pointsDue(figures, tenths(size))).toBe(worth);
});
