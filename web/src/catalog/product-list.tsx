import type { Category } from '@brasa/core/catalog/catalog.contract.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useProducts } from './catalog.queries.ts';
import { productsOf } from './menu-sections.ts';
import { ProductCard } from './product-card.tsx';

const GRID = 'grid gap-x-12 lg:grid-cols-2';

export function ProductList({ category }: { category: Category }) {
  const { data: products, isPending, isError, isFetching, refetch } = useProducts();
  if (isPending) {
    return (
      <div role="status" aria-label="Cargando productos..." className={`${GRID} gap-y-6 *:h-40`}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} />
        ))}
      </div>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title="No se pudieron cargar los productos"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const own = productsOf(category, products);
  if (own.length === 0) {
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
        {own.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </>
  );
}
