import { useState } from 'react';
import type { Category } from '@brasa/core/catalog/catalog.contract.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { LoadingRow } from '../../ui/state/spinner.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useCategories } from '../catalog.queries.ts';
import { initialCategory, tabCategories } from './menu-sections.ts';
import { ProductList } from './product-list.tsx';

/** Nuestros Productos: the paper menu, one tab a category. */
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
  const query = useCategories();
  const { data: categories, isPending, isError } = query;
  if (isPending) return <LoadingRow text="Cargando productos..." className="min-h-96" />;
  if (isError) {
    return (
      <ErrorState title="No se pudieron cargar los productos" query={query}>
        Inténtalo otra vez en un momento, o llámanos y te contamos qué hay hoy.
      </ErrorState>
    );
  }
  const initial = initialCategory(categories);
  if (!initial) {
    return (
      <EmptyState title="La carta está en la cocina">
        Aquí aparecen los productos en cuanto se publican. Mientras tanto, llámanos y te contamos.
      </EmptyState>
    );
  }
  return <MenuTabs categories={tabCategories(categories)} initial={initial} />;
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
