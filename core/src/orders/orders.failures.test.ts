import { expect, test } from 'vitest';
import { PARTS } from '../payments/payments.rules.ts';
import { WAY_TEXTS } from '../payments/way-texts.rules.ts';
import { ORDERS_FAILURES } from './orders.failures.ts';

test('the refusal of a payment that bears no discount names each way', () => {
  for (const way of PARTS) {
    expect(ORDERS_FAILURES.DISCOUNT_EXCEEDS_PAYMENT.text).toContain(WAY_TEXTS[way].how);
  }
});
