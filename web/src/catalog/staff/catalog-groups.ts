// The catalogue as the desk lists it: by category, searched, with or without what is retired.
import type {
  Catalog,
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { foldText } from '@brasa/core/kernel/text/fold-text.ts';

export type CatalogGroup = {
  /** null: what has no category. */
  category: CatalogCategory | null;
  /** On sale first, in their order; the retired behind them. */
  products: CatalogProduct[];
};

type Filter = { search: string; showRetired: boolean };

/** Found by name, description or category, whatever the accents; all words must be there. */
export function groupCatalog(
  { categories, products }: Catalog,
  { search, showRetired }: Filter,
): CatalogGroup[] {
  const words = foldText(search).split(' ');
  const isSearching = foldText(search) !== '';
  const known = new Set(categories.map(({ id }) => id));
  const owners = [...categories, ...(products.some(isStray(known)) ? [null] : [])];
  return owners
    .filter((category) => showRetired || !category?.deleted)
    .map((category) => ({
      category,
      products: products
        .filter((product) =>
          category ? product.categoryId === category.id : isStray(known)(product),
        )
        .filter((product) => showRetired || !product.deleted)
        .filter((product) => matches(product, category, words))
        .sort((a, b) => Number(a.deleted) - Number(b.deleted)),
    }))
    .filter((group) => !isSearching || group.products.length > 0);
}

const isStray = (known: ReadonlySet<number>) => (product: CatalogProduct) =>
  product.categoryId === null || !known.has(product.categoryId);

function matches(
  { name, description }: CatalogProduct,
  category: CatalogCategory | null,
  words: readonly string[],
): boolean {
  const text = foldText(`${name} ${description ?? ''} ${category?.name ?? ''}`);
  return words.every((word) => text.includes(word));
}

export function featuredOf({ categories, products }: Catalog): CatalogProduct[] {
  const retired = new Set(categories.filter(({ deleted }) => deleted).map(({ id }) => id));
  return products
    .filter(({ featured, deleted }) => featured && !deleted)
    .filter(({ categoryId }) => categoryId === null || !retired.has(categoryId))
    .sort((a, b) => a.featuredOrder - b.featuredOrder || a.id - b.id);
}

export function retiredCount({ categories, products }: Catalog): number {
  return [...categories, ...products].filter(({ deleted }) => deleted).length;
}
