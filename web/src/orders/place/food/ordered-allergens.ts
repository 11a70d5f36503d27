import type { Category, Product } from '@brasa/core/catalog/catalog.contract.ts';
import type { Allergen } from '@brasa/core/catalog/catalog.rules.ts';

const CHICKEN = /pollo/i;

/** What the ordered products contain; null where one of them is not on the menu any more. */
export function orderedAllergens(
  productIds: readonly number[],
  products: readonly Product[],
): Allergen[] | null {
  const ordered = productIds.map((id) => products.find((product) => product.id === id));
  if (ordered.length === 0 || ordered.includes(undefined)) return null;
  return [...new Set(ordered.flatMap((product) => product?.allergens ?? []))];
}

/**
 * What the ordered chickens contain. Null when the catalogue has none, so that nobody reads silence as
 * "none".
 * See docs/rules/catalog.md#allergens.
 */
export function chickenAllergens(
  categories: readonly Category[],
  products: readonly Product[],
): Allergen[] | null {
  const ids = new Set(categories.filter(({ name }) => CHICKEN.test(name)).map(({ id }) => id));
  const chickens = products.filter(
    ({ categoryId, name }) => categoryId !== null && ids.has(categoryId) && CHICKEN.test(name),
  );
  if (chickens.length === 0) return null;
  return [...new Set(chickens.flatMap(({ allergens }) => allergens))];
}
