import { useState } from 'react';
import type { Category } from '@brasa/core/catalog/catalog.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { LoadingRow } from '../../ui/state/spinner.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useCategories } from '../catalog.queries.ts';
import { initialCategory, tabCategories } from './menu-sections.ts';
import { ProductList, type Ordering } from './product-list.tsx';

/** How a product can be ordered is the page's to say. */
type ProductsPageProps = { ordering: Ordering };

export function ProductsPage({ ordering }: ProductsPageProps) {
  return (
    <div className="page-width pt-12 pb-24 lg:pt-20">
      <h1 className="max-w-[12ch] text-4xl">Nuestros Productos</h1>
      <p className="mt-4 mb-10 max-w-prose text-ink-soft">
        Del horno de leña a la mesa: lo de aquí y lo de Armenia, hecho en casa. Los precios llevan
        el IVA incluido.
      </p>
      <Menu ordering={ordering} />
    </div>
  );
}

function Menu({ ordering }: ProductsPageProps) {
  return (
    <Loaded
      query={useCategories()}
      loading={<LoadingRow text="Cargando productos..." className="min-h-96" />}
      failed="No se pudieron cargar los productos"
      failedHint="Inténtalo otra vez en un momento, o llámanos y te contamos qué hay hoy."
      silent
    >
      {(categories) => {
        const initial = initialCategory(categories);
        return initial ? (
          <MenuTabs categories={tabCategories(categories)} initial={initial} ordering={ordering} />
        ) : (
          <EmptyState title="La carta está en la cocina">
            Aquí aparecen los productos en cuanto se publican. Mientras tanto, llámanos y te
            contamos.
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

type MenuTabsProps = ProductsPageProps & { categories: Category[]; initial: Category };

function MenuTabs({ categories, initial, ordering }: MenuTabsProps) {
  const [chosen, setChosen] = useState(String(initial.id));
  const tabs = categories.map((category) => ({
    value: String(category.id),
    label: category.name,
    content: <ProductList category={category} ordering={ordering} />,
  }));
  // A category may go while the page is open.
  const value = tabs.some((tab) => tab.value === chosen) ? chosen : String(initial.id);
  return <Tabs label="Categorías" tabs={tabs} value={value} onValueChange={setChosen} />;
}
