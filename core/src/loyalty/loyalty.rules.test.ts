import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/amounts/cents.ts';
import { mostDiscount } from './covered.rules.ts';
import { points } from '../kernel/amounts/points.ts';
import {
  availableDiscount,
  discountRefusal,
  highestTier,
  isBonusActive,
  nextTierInfo,
  redemptionOf,
  tiersFor,
} from './loyalty.rules.ts';
import { byWay, type Way } from '../payments/payments.rules.ts';

test.each([
  [0, null, { pointsNeeded: 100, nextDiscount: 5 }],
  [99, null, { pointsNeeded: 1, nextDiscount: 5 }],
  [100, { discount: 5, points: 100 }, { pointsNeeded: 100, nextDiscount: 13 }],
  [199, { discount: 5, points: 100 }, { pointsNeeded: 1, nextDiscount: 13 }],
  [200, { discount: 13, points: 200 }, { pointsNeeded: 100, nextDiscount: 20 }],
  [299, { discount: 13, points: 200 }, { pointsNeeded: 1, nextDiscount: 20 }],
  [300, { discount: 20, points: 300 }, null],
  [5000, { discount: 20, points: 300 }, null],
])('with %i points the discount is %o and next is %o', (amount, discount, next) => {
  expect(availableDiscount(points(amount))).toEqual(discount);
  expect(nextTierInfo(points(amount))).toEqual(next);
});

test('every tier says whether the points reach it', () => {
  expect(tiersFor(points(250))).toEqual([
    { name: 'Bronce', points: 100, discount: 5, available: true },
    { name: 'Plata', points: 200, discount: 13, available: true },
    { name: 'Oro', points: 300, discount: 20, available: false },
  ]);
});

test('the bonus is active exactly where there is a discount', () => {
  fc.assert(
    fc.property(fc.nat(1000).map(points), (available) => {
      expect(isBonusActive(available)).toBe(highestTier(available) !== null);
      expect(discountRefusal(available, 0) === null).toBe(isBonusActive(available));
    }),
  );
});

describe('a discount', () => {
  test.each([
    [99, 0, 'BONUS_NOT_ACTIVE'],
    [99, 3, 'BONUS_NOT_ACTIVE'],
    [100, 0, null],
    [100, 2, null],
    [100, 3, 'DISCOUNT_LIMIT_REACHED'],
    [900, 4, 'DISCOUNT_LIMIT_REACHED'],
  ])('with %i points, %i taken today: %s', (available, taken, refusal) => {
    expect(discountRefusal(points(available), taken)).toBe(refusal);
  });

  test.each([
    [{ cash: 1000 }, 1000],
    [{ card: 1000 }, 700],
    [{ bizum: 1000 }, 700],
    [{ cash: 500, card: 500 }, 850],
    [{ card: 1 }, 0],
    [{ card: 333 }, 233],
    [{ transfer: 1000 }, 0],
  ])('covers of %o at most %i cents', (paid: Partial<Record<Way, number>>, most) => {
    expect(mostDiscount(byWay((way) => cents(paid[way] ?? 0)))).toBe(most);
  });

  test.each([
    [99, null, null],
    [100, null, { points: 100, discount: 500 }],
    [5000, null, { points: 300, discount: 2000 }],
    [300, 2000, { points: 300, discount: 2000 }],
    [300, 1999, { points: 200, discount: 1300 }],
    [299, 2000, { points: 200, discount: 1300 }],
    [300, 1299, { points: 100, discount: 500 }],
    [200, 700, { points: 100, discount: 500 }],
    [300, 500, { points: 100, discount: 500 }],
    [300, 499, { points: 100, discount: 499 }],
    [100, 1, { points: 100, discount: 1 }],
  ])('with %i points and room for %s cents takes %o', (available, most, taken) => {
    const found = redemptionOf(points(available), most === null ? null : cents(most));
    expect(found && { points: found.tier.points, discount: found.discount }).toEqual(taken);
  });
});
