import { expect, test } from 'vitest';
import { cents } from '../kernel/amounts/cents.ts';
import { NO_PARTS } from './parts.rules.ts';
import { partsText } from './way-texts.rules.ts';

test('parts are told with what was given back in another way', () => {
  const parts = { ...NO_PARTS, card: cents(3100), cash: cents(-1350) };
  expect(partsText(parts).replaceAll(/\s/gu, ' ')).toBe(
    '-13,50 € en efectivo, 31,00 € con tarjeta',
  );
});
