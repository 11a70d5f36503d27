import { expect, test } from 'vitest';
import { ORDERS_FAILURES } from '../orders/orders.failures.ts';
import { PARTS } from './payments.rules.ts';
import { sharesCovered, WAY_TEXTS } from './way-texts.rules.ts';

test('the share that a discount covers is told of each way, the most first', () => {
  expect(sharesCovered().replaceAll('\u00a0', ' ')).toBe(
    'en efectivo, hasta el 100 %; con tarjeta o con Bizum, hasta el 70 %; por transferencia, nada',
  );
});

test('the refusal of a payment that bears no discount names each way', () => {
  for (const way of PARTS) {
    expect(ORDERS_FAILURES.DISCOUNT_EXCEEDS_PAYMENT.text).toContain(WAY_TEXTS[way].how);
  }
});
