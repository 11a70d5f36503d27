// docs/rules/orders.md#accumulating-notes-the-payment
import { expect, test } from 'vitest';
import { cents, MAX_CENTS } from '../../kernel/cents.ts';
import { points } from '../../kernel/points.ts';
import { tenths } from '../../kernel/tenths.ts';
import { partFields } from '../../payments/payments.rules.ts';
import type { DecidedOrder } from './order-state.rules.ts';
import { paidWithPoints } from './payment-change.rules.ts';

/** An order of that price, of which all but 50 € are paid by card. */
const deposited = (price: number): DecidedOrder => ({
  ...{ customerName: 'Lola', customerPhone: null, customerEmail: null },
  ...{ quantity: tenths(0), details: null, note: null, pickupTime: 0, status: 'pending' },
  lines: [
    {
      ...{ id: 1, productId: 1, name: 'Asado', unitPrice: cents(price), vatRate: 10 },
      ...{ chickens: tenths(0), note: null, quantity: tenths(10) },
    },
  ],
  ...{ paymentMethod: 'card', totalAmount: cents(price - 5000), finalAmount: cents(price - 5000) },
  ...partFields((_field, way) => (way === 'card' ? cents(price - 5000) : null)),
  ...{ discountAmount: cents(0), waivedAmount: cents(0), invoiceAmount: null, invoicedTotal: null },
  ...{ pointsEarned: points(0), pointsRedeemed: points(0), readyAt: null },
});

test('the rest of a deposit comes to it in cash', () => {
  expect(paidWithPoints(deposited(9000), cents(5000))).toMatchObject({
    ...{ paymentMethod: 'mixed', totalAmount: 9000, cashAmount: 5000, cardAmount: 4000 },
  });
});

test('a rest beyond every amount that can be stored is refused', () => {
  expect(paidWithPoints(deposited(MAX_CENTS + 1), cents(5000))).toMatchObject({
    refusal: 'VALIDATION',
  });
});
