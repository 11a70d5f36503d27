import { expect, test } from 'vitest';
import { sharesCovered } from './way-texts.rules.ts';

test('the share that a discount covers is told of each way, the most first', () => {
  expect(sharesCovered().replaceAll('\u00a0', ' ')).toBe(
    'en efectivo, hasta el 100 %; con tarjeta o con Bizum, hasta el 70 %; por transferencia, nada',
  );
});
