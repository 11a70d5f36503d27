// The menu that the voice reader's utterances speak of is the one a new shop sells.
import { STARTER_CHICKEN_PRODUCTS, STARTER_MENU } from '@brasa/core/utterances/starter-menu.ts';
import { expect, test } from 'vitest';
import { HALF_CHICKEN, STARTER_CATALOG, WHOLE_CHICKEN } from '../../src/catalog/starter-catalog.ts';

test('the starter menu of the utterances is the starter catalogue', () => {
  const products = STARTER_CATALOG.flatMap((category) => category.products);
  expect(STARTER_MENU).toEqual(products.map(({ name }, index) => ({ id: index + 1, name })));
  const nameOf = (id: number | null) => STARTER_MENU.find((one) => one.id === id)?.name;
  expect(nameOf(STARTER_CHICKEN_PRODUCTS.whole)).toBe(WHOLE_CHICKEN);
  expect(nameOf(STARTER_CHICKEN_PRODUCTS.half)).toBe(HALF_CHICKEN);
});
