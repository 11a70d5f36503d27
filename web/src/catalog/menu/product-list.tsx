import type { Category } from '@brasa/core/catalog/catalog.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useProducts } from '../catalog.queries.ts';
import { productsOf } from './menu-sections.ts';
import { ProductCard } from './product-card.tsx';

const GRID = 'grid grid-cols-1 gap-x-12 lg:grid-cols-2';

export function ProductList({ category }: { category: Category }) {
  const query = useProducts();
  const { data: products, isPending, isError } = query;
  if (isPending) {
    return (
      <Skeletons count={4} label="Cargando productos..." className={`${GRID} gap-y-6 *:h-40`} />
    );
  }
  if (isError) {
    return <ErrorState title="No se pudieron cargar los productos" query={query} />;
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
