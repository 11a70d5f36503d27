import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/cents.ts';
import { isMixedPaymentSound, PAYMENT_METHODS } from './orders.rules.ts';
import { discountOfOrder, finalAmountOf, withParts } from './payment.rules.ts';

const amount = fc.integer({ min: 0, max: 100_000 }).map(cents);
const part = fc.option(amount);

describe('the parts of a payment', () => {
  test('in one way are that way alone, and always sound', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('cash' as const, 'card' as const, 'transfer' as const),
        amount,
        fc.tuple(part, part, part),
        (paymentMethod, totalAmount, [cashAmount, cardAmount, transferAmount]) => {
          const sent = { paymentMethod, totalAmount, cashAmount, cardAmount, transferAmount };
          const kept = withParts(sent);
          expect(kept[`${paymentMethod}Amount`]).toBe(totalAmount > 0 ? totalAmount : null);
          const parts = [kept.cashAmount, kept.cardAmount, kept.transferAmount];
          expect(parts.filter((one) => one !== null)).toHaveLength(totalAmount > 0 ? 1 : 0);
          expect(isMixedPaymentSound(kept)).toBe(true);
        },
      ),
    );
  });

  test('of a mixed one are what was said', () => {
    const mixed = {
      paymentMethod: 'mixed' as const,
      totalAmount: cents(2000),
      cashAmount: cents(1500),
      cardAmount: cents(500),
      transferAmount: null,
    };
    expect(withParts(mixed)).toEqual(mixed);
  });

  test('are known for every way of paying', () => {
    expect([...PAYMENT_METHODS].sort()).toEqual(['card', 'cash', 'mixed', 'transfer']);
  });
});

describe('the final amount', () => {
  test('is the total less the discount, never below zero', () => {
    expect(finalAmountOf(cents(2000), cents(500))).toBe(1500);
    expect(finalAmountOf(cents(300), cents(500))).toBe(0);
  });

  test('says what the discount was, so that another total keeps it', () => {
    expect(discountOfOrder(cents(0), null)).toBe(0);
    fc.assert(
      fc.property(amount, amount, (total, discount) => {
        fc.pre(discount <= total);
        expect(discountOfOrder(total, finalAmountOf(total, discount))).toBe(discount);
      }),
    );
  });
});
