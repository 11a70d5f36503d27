import { expect, it } from 'vitest';
import { ahead, product } from '../../../test/samples.ts';
import { orderingSummary, specialWords } from './ordering-words.ts';

const dish = (fields: Partial<ReturnType<typeof product>>) =>
  product({ id: 1, name: 'Plato', ...fields });

it.each([
  [{}, '', 'De una en una, sin antelación'],
  [{ chickens: '1.0' }, '1 pollo', 'De una en una, sin antelación, 1 pollo por unidad'],
  [
    { minQuantity: '2.0', orderAhead: ahead(1, '20:00') },
    'desde 2 · el día antes, hasta las 20:00',
    'De una en una, desde 2, el día antes, hasta las 20:00',
  ],
  [{ quantityStep: '0.5', minQuantity: '0.5' }, 'por mitades', 'Por mitades, sin antelación'],
  [
    { quantityStep: '0.5', minQuantity: '1.0' },
    'por mitades · desde 1',
    'Por mitades, desde 1, sin antelación',
  ],
  [{ minQuantity: 'dos' }, '', 'De una en una, sin antelación'],
])('%j is said as %j in the list and as %j in the editor', (fields, short, whole) => {
  expect(specialWords(dish(fields))).toBe(short);
  expect(orderingSummary(dish(fields))).toBe(whole);
});
