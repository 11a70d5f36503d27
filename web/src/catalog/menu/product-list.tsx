import type { ReactNode } from 'react';
import type { Category, Product } from '@brasa/core/catalog/catalog.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useProducts, useProductPicture } from '../catalog.queries.ts';
import { productsOf } from './menu-sections.ts';
import { photographTitle } from '@brasa/core/catalog/catalog.rules.ts';
import { usePhotograph } from '../../browser/api/use-photograph.ts';
import { AdultsOnly } from '../../ui/adults-only.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { AllergenList } from './allergen-list.tsx';
import { OrderingNotes } from './ordering-notes.tsx';

const GRID = 'grid grid-cols-1 gap-x-12 lg:grid-cols-2';

/** What a product is ordered with. */
export type Ordering = (product: Product) => ReactNode;

type ProductListProps = { category: Category; ordering: Ordering };

export function ProductList({ category, ordering }: ProductListProps) {
  return (
    <Loaded
      query={useProducts()}
      loading={
        <Skeletons count={4} label="Cargando productos..." className={`${GRID} gap-y-6 *:h-40`} />
      }
      failed="No se pudieron cargar los productos"
      silent
    >
      {(products) => (
        <CategoryList
          category={category}
          products={productsOf(category, products)}
          ordering={ordering}
        />
      )}
    </Loaded>
  );
}

function CategoryList({
  category,
  products,
  ordering,
}: ProductListProps & { products: Product[] }) {
  if (products.length === 0) {
    return (
      <EmptyState title={`Nada en ${category.name} por ahora`}>
        Aquí aparecen los productos de esta parte de la carta en cuanto vuelven a estar.
      </EmptyState>
    );
  }
  return (
    <>
      {category.description && (
        <p className="mb-4 max-w-prose wrap-anywhere text-ink-soft">{category.description}</p>
      )}
      <AdultsOnly things={products} className="mb-4" />
      <ul className={GRID}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} ordering={ordering} />
        ))}
      </ul>
    </>
  );
}

function ProductCard({ product, ordering }: { product: Product; ordering: Ordering }) {
  const picture = useProductPicture(product.imageUrl);
  const photograph = usePhotograph(photographTitle(product.imageUrl ?? ''));
  return (
    <li className="flex gap-4 sm:gap-5 border-line py-7 not-first:border-t lg:nth-2:border-t-0">
      {picture !== null && (
        // The name stands beside it: read out twice it would only be noise.
        <Picture
          drawing={{ src: picture, width: 640, height: 480 }}
          photograph={photograph}
          sizes="(min-width: 40rem) 12rem, 8rem"
          className="aspect-[4/3] w-24 shrink-0 self-start rounded object-cover sm:w-44"
        />
      )}
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 className="min-w-0 grow basis-26 text-lg wrap-anywhere">{product.name}</h3>
          <Price amount={product.price} />
        </div>
        {product.description && (
          <p className="wrap-anywhere text-ink-soft">{product.description}</p>
        )}
        <OrderingNotes {...product} />
        {/* Above the buttons on every card, however many there are. */}
        <AllergenList allergens={product.allergens} />
        <div className="mt-auto flex justify-end pt-2">{ordering(product)}</div>
      </div>
    </li>
  );
}
