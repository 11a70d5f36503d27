import type { Category, Product } from '@brasa/core/catalog/catalog.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useProducts } from '../catalog.queries.ts';
import { productsOf } from './menu-sections.ts';
import { ProductCard } from './product-card.tsx';

const GRID = 'grid grid-cols-1 gap-x-12 lg:grid-cols-2';

export function ProductList({ category }: { category: Category }) {
  return (
    <Loaded
      query={useProducts()}
      loading={
        <Skeletons count={4} label="Cargando productos..." className={`${GRID} gap-y-6 *:h-40`} />
      }
      failed="No se pudieron cargar los productos"
    >
      {(products) => <CategoryList category={category} products={productsOf(category, products)} />}
    </Loaded>
  );
}

function CategoryList({ category, products }: { category: Category; products: Product[] }) {
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
        <p className="mb-4 max-w-prose text-ink-soft">{category.description}</p>
      )}
      <ul className={GRID}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </>
  );
}
