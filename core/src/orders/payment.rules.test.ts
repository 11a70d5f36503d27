import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/cents.ts';
import {
  discountRoom,
  discountTaken,
  finalAfter,
  partsOf,
  type DiscountedOrder,
  type Payment,
} from './payment.rules.ts';

const payment = (changes: Partial<Payment> = {}): Payment => ({
  method: 'cash',
  total: cents(2000),
  cash: null,
  card: null,
  transfer: null,
  ...changes,
});

const order = (changes: Partial<DiscountedOrder> = {}): DiscountedOrder => ({
  status: 'pending',
  payment: payment(),
  pointsEarned: 0,
  pointsRedeemed: 0,
  ...changes,
});

describe('what is paid in each way', () => {
  test.each(['cash', 'card', 'transfer'] as const)('by %s is all of it', (method) => {
    const none = { cash: 0, card: 0, transfer: 0 };
    // Amounts that an earlier, mixed payment left behind say nothing any more.
    expect(partsOf(payment({ method, cash: cents(5), card: cents(5) }))).toEqual({
      ...none,
      [method]: 2000,
    });
  });

  test('of a mixture is what the amounts say', () => {
    const mixed = payment({ method: 'mixed', cash: cents(1500), card: cents(500) });
    expect(partsOf(mixed)).toEqual({ cash: 1500, card: 500, transfer: 0 });
  });
});

describe('the room for a discount', () => {
  test.each([
    [payment(), 2000],
    [payment({ method: 'card' }), 1400],
    [payment({ method: 'card', total: cents(1) }), 0],
    [payment({ method: 'mixed', cash: cents(1000), card: cents(999), transfer: cents(1) }), 1699],
  ])('of %o is %i cents', (paid, most) => {
    const room = discountRoom(order({ payment: paid }));
    expect(room).toEqual(most === 0 ? { refusal: 'DISCOUNT_PAYMENT_BEARS_NONE' } : { most });
  });

  test.each([
    [{ status: 'cancelled' as const, pointsRedeemed: 100 }, 'DISCOUNT_ORDER_CALLED_OFF'],
    [{ status: 'error' as const }, 'DISCOUNT_ORDER_CALLED_OFF'],
    [{ pointsRedeemed: 100 }, 'DISCOUNT_ALREADY_TAKEN'],
    [{ pointsEarned: 1 }, 'DISCOUNT_ORDER_PAID'],
    [{ payment: payment({ total: cents(0) }) }, 'DISCOUNT_ORDER_WITHOUT_TOTAL'],
    [{ payment: payment({ method: 'transfer' }) }, 'DISCOUNT_PAYMENT_BEARS_NONE'],
  ])('with %o is none: %s', (change, refusal) => {
    expect(discountRoom(order(change))).toEqual({ refusal });
  });

  test('is there for an order that was handed over', () => {
    expect(discountRoom(order({ status: 'delivered' }))).toEqual({ most: 2000 });
  });
});

test('what was taken off is the difference, and nothing without points or a final amount', () => {
  const taken = (pointsRedeemed: number, final: number | null) =>
    discountTaken({
      pointsRedeemed,
      total: cents(2000),
      final: final === null ? null : cents(final),
    });
  expect([taken(100, 1500), taken(0, 1500), taken(100, null), taken(100, 2100)]).toEqual([
    500, 0, 0, 0,
  ]);
});

test('nobody is paid for ordering', () => {
  expect([finalAfter(cents(2000), cents(500)), finalAfter(cents(300), cents(500))]).toEqual([
    1500, 0,
  ]);
});
