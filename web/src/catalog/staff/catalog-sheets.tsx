// What lies over the list: one editor or one list to sort at a time, a fresh one at each opening, and
// on screen until it has left.
import type {
  Catalog,
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import type { useSheet } from '../../ui/overlay/use-sheet.ts';
import type { Ordered } from './catalog-editing.queries.ts';
import { featuredOf } from './catalog-groups.ts';
import { CategoryEditor } from './editor/category-editor.tsx';
import { ProductEditor } from './editor/product-editor.tsx';
import { SortDrawer } from './sort-drawer.tsx';

export type CatalogSheet =
  | { kind: 'product'; product: CatalogProduct | null; categoryId: number | null }
  | { kind: 'category'; category: CatalogCategory | null }
  | { kind: 'sort'; what: Ordered };

type CatalogSheetsProps = { catalog: Catalog; sheets: ReturnType<typeof useSheet<CatalogSheet>> };

export function CatalogSheets({ catalog, sheets }: CatalogSheetsProps) {
  const { categories, products } = catalog;
  const { subject: sheet, turn, opening, close } = sheets;
  const { open } = opening;
  switch (sheet?.kind) {
    case 'product': {
      const { product, categoryId } = sheet;
      return (
        <ProductEditor key={turn} {...{ open, product, categoryId, categories }} onClose={close} />
      );
    }
    case 'category': {
      const { category } = sheet;
      const isIn = (product: CatalogProduct) => product.categoryId === category?.id;
      const productCount = products.filter((one) => isIn(one) && !one.deleted).length;
      return <CategoryEditor key={turn} {...{ open, category, productCount }} onClose={close} />;
    }
    case 'sort': {
      const { what } = sheet;
      return (
        <SortDrawer key={turn} {...{ open, what }} items={toSort(catalog, what)} onClose={close} />
      );
    }
    case undefined:
      return null;
  }
}

function toSort(catalog: Catalog, what: Ordered): readonly { id: number; name: string }[] {
  switch (what.kind) {
    case 'categories':
      return catalog.categories.filter(({ deleted }) => !deleted);
    case 'featured':
      return featuredOf(catalog);
    case 'products':
      return catalog.products.filter(
        ({ categoryId, deleted }) => categoryId === what.category.id && !deleted,
      );
  }
}
