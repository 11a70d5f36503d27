import { useState } from 'react';
import type { Category } from '@brasa/core/catalog/catalog.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { LoadingRow } from '../../ui/state/spinner.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useCategories } from '../catalog.queries.ts';
import { initialCategory, tabCategories } from './menu-sections.ts';
import { ProductList } from './product-list.tsx';

export default function ProductsPage() {
  return (
    <div className="page-width pt-12 pb-24 lg:pt-20">
      <h1 className="max-w-[12ch] text-4xl">Nuestros Productos</h1>
      <p className="mt-4 mb-10 max-w-prose text-ink-soft">
        Del horno de leña a la mesa: lo de aquí y lo de Armenia, hecho en casa. Los precios llevan
        el IVA incluido.
      </p>
      <Menu />
    </div>
  );
}

function Menu() {
  return (
    <Loaded
      query={useCategories()}
      loading={<LoadingRow text="Cargando productos..." className="min-h-96" />}
      failed="No se pudieron cargar los productos"
      failedHint="Inténtalo otra vez en un momento, o llámanos y te contamos qué hay hoy."
      keepsShown
    >
      {(categories) => {
        const initial = initialCategory(categories);
        return initial ? (
          <MenuTabs categories={tabCategories(categories)} initial={initial} />
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

function MenuTabs({ categories, initial }: { categories: Category[]; initial: Category }) {
  const [chosen, setChosen] = useState(String(initial.id));
  const tabs = categories.map((category) => ({
    value: String(category.id),
    label: category.name,
    content: <ProductList category={category} />,
  }));
  // A category may go while the page is open.
  const value = tabs.some((tab) => tab.value === chosen) ? chosen : String(initial.id);
  return <Tabs label="Categorías" tabs={tabs} value={value} onValueChange={setChosen} />;
}
