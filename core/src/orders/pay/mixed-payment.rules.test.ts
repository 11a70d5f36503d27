import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMixedPaymentSound } from './mixed-payment.rules.ts';
import { PARTS, partFields } from '../../payments/payments.rules.ts';

describe('a mixed payment', () => {
  const mixed = (
    total: number | null,
    cash: number | null,
    card: number | null,
    transfer: number | null = null,
  ) =>
    isMixedPaymentSound({
      ...partFields(() => null),
      paymentMethod: 'mixed',
      totalAmount: total,
      cashAmount: cash,
      cardAmount: card,
      transferAmount: transfer,
    });

  test.each([
    ['half in cash exactly', mixed(2000, 1000, 1000), true],
    ['a cent less than half in cash', mixed(2000, 999, 1001), false],
    ['half of an odd total, rounded up', mixed(2001, 1001, 1000), true],
    ['half of an odd total, rounded down', mixed(2001, 1000, 1001), false],
    ['three parts', mixed(3000, 1500, 1000, 500), true],
    ['one cent too little', mixed(2000, 1000, 999), true],
    ['one cent too much', mixed(2000, 1001, 1000), true],
    ['two cents too little', mixed(2000, 1000, 998), false],
    ['two cents too much', mixed(2000, 1002, 1000), false],
    ['all in cash', mixed(2000, 2000, null), true],
    ['nothing in cash', mixed(2000, null, 2000), false],
    ['no parts at all', mixed(2000, null, null), false],
    ['no parts of nothing', mixed(null, null, null), false],
    ['parts without a total', mixed(null, 1000, 1000), false],
  ])('%s', (_name, sound, expected) => {
    expect(sound).toBe(expected);
  });

  test('is sound exactly when the parts make the total within a cent and cash is half of it', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.integer({ min: -3, max: 3 }),
        (cash, card, transfer, slip) => {
          const total = Math.max(0, cash + card + transfer + slip);
          const isWithin = Math.abs(cash + card + transfer - total) <= 1;
          expect(mixed(total, cash, card, transfer)).toBe(isWithin && cash >= total / 2);
        },
      ),
    );
  });

  test('is the only kind with such a rule', () => {
    for (const paymentMethod of PARTS) {
      expect(
        isMixedPaymentSound({
          ...{ paymentMethod, totalAmount: 2000 },
          ...partFields(() => null),
          cashAmount: 1,
        }),
      ).toBe(true);
    }
  });
});
