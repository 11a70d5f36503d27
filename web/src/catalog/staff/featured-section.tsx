import { ArrowDownUp } from 'lucide-react';
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import type { CatalogSheet } from './catalog-sheets.tsx';
import { ProductRow } from './product-row.tsx';

type FeaturedSectionProps = {
  products: readonly CatalogProduct[];
  show: (sheet: CatalogSheet) => void;
};

export function FeaturedSection({ products, show }: FeaturedSectionProps) {
  if (products.length === 0) {
    return (
      <EmptyState title="Nada destacado">
        Abre un producto y marca «Destacado en la portada»: aparecerá aquí y en la página de inicio.
      </EmptyState>
    );
  }
  return (
    <section
      aria-label="Destacados"
      className="max-w-3xl rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-2 border-line px-3 py-2 sm:px-4">
        <div className="min-w-0 grow">
          <h2 className="text-lg">Destacados en la portada</h2>
          <p className="text-sm text-ink-soft">En este orden, en la página de inicio</p>
        </div>
        {products.length > 1 && (
          <Button
            variant="secondary"
            className="min-h-14!"
            onClick={() => show({ kind: 'sort', what: { kind: 'featured' } })}
          >
            <ArrowDownUp className="size-5" />
            Ordenar
          </Button>
        )}
      </header>
      <ol className="divide-y divide-line">
        {products.map((product, index) => (
          <ProductRow key={product.id} product={product} place={index + 1} show={show} />
        ))}
      </ol>
    </section>
  );
}
