import { expect, test } from 'vitest';
import { tenths } from '../kernel/amounts/tenths.ts';
import { product } from './catalog.contract.ts';
import { menuItemOf, sellingFault } from './menu-item.rules.ts';

test('a product comes out in cents and tenths', () => {
  const paella = product.parse({
    ...{ id: 12, name: 'Paella valenciana', description: null, price: '9.50', imageUrl: null },
    ...{ vatRate: 10, chickens: '0.0', quantityStep: '0.5', minQuantity: '2.0', soldOutOn: null },
    orderAhead: { days: 1, until: '20:00' },
    ...{ categoryId: 4, featured: false, featuredOrder: 0, allergens: [] },
  });
  expect(menuItemOf(paella)).toEqual({
    ...{ id: 12, name: 'Paella valenciana', price: 950, vatRate: 10, chickens: 0 },
    ...{ quantityStep: 5, minQuantity: 20, orderAhead: { days: 1, until: '20:00' } },
    soldOutOn: null,
  });
});

test.each([
  [0, 5, 5, null],
  [10, 5, 15, null],
  [5, 10, 10, null],
  [5, 5, 5, 'chickens'],
  [15, 5, 5, 'chickens'],
  [0, 10, 15, 'minQuantity'],
])(
  '%i tenths of a chicken a unit, in steps of %i from %i on: %s',
  (chickens, step, least, path) => {
    const selling = {
      chickens: tenths(chickens),
      quantityStep: tenths(step),
      minQuantity: tenths(least),
    };
    expect(sellingFault(selling)?.path ?? null).toBe(path);
  },
);
