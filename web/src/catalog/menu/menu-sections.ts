// Which categories have a tab and which one is open at first.
// See docs/rules/catalog.md#tabs-of-the-products-page.
import type { Category, Product } from '@brasa/core/catalog/catalog.contract.ts';
import { MENUS_CATEGORY_ID } from '@brasa/core/catalog/catalog.rules.ts';

/** The menus, by the category or by its name. They have no tab. */
export function isMenus({ id, name }: Category): boolean {
  return id === MENUS_CATEGORY_ID || name.trim().toLocaleLowerCase('es') === 'menús';
}

export function tabCategories(categories: readonly Category[]): Category[] {
  return categories.filter((category) => !isMenus(category));
}

/**
 * The category whose name contains "aperitivo", else the second of all categories, Menús counted.
 * Where that one has no tab, the first that has; undefined when none has.
 */
export function initialCategory(categories: readonly Category[]): Category | undefined {
  const tabs = tabCategories(categories);
  const starters = tabs.find(({ name }) => name.toLocaleLowerCase('es').includes('aperitivo'));
  if (starters) return starters;
  const second = categories[1];
  return second && !isMenus(second) ? second : tabs[0];
}

export function productsOf(category: Category, products: readonly Product[]): Product[] {
  return products.filter(({ categoryId }) => categoryId === category.id);
}
