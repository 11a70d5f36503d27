import { ArrowDownUp, FolderPlus, Plus } from 'lucide-react';
import type { Catalog } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { useSheet } from '../../ui/overlay/use-sheet.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { CatalogFilters, useCatalogFilter, type CatalogFilter } from './catalog-filters.tsx';
import { useCatalog } from './catalog-editing.queries.ts';
import { featuredOf, groupCatalog, retiredCount } from './catalog-groups.ts';
import { NothingFound } from './catalog-search.tsx';
import { CatalogSheets, type CatalogSheet } from './catalog-sheets.tsx';
import { CategorySection } from './category-section.tsx';
import { FeaturedSection } from './featured-section.tsx';

export default function AdminProductsPage() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6">
      <h1 className="text-xl">Gestión de Productos</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        La carta de la web: lo que guardas aquí se ve al momento
      </p>
      <ProductsContent />
    </div>
  );
}

function ProductsContent() {
  return (
    <Loaded
      query={useCatalog()}
      loading={<Skeletons count={8} label="Cargando la carta..." className="grid gap-3 *:h-20" />}
      failed="No se pudo cargar la carta"
      ended="Entra otra vez para seguir. Lo que estabas escribiendo se conserva en esta pestaña."
    >
      {(catalog) => <CatalogDesk catalog={catalog} />}
    </Loaded>
  );
}

function CatalogDesk({ catalog }: { catalog: Catalog }) {
  const sheets = useSheet<CatalogSheet>();
  const { show } = sheets;
  const filter = useCatalogFilter();
  return (
    <>
      <div className="mb-5 grid grid-cols-2 gap-3 *:min-w-0 sm:flex sm:flex-wrap">
        <Button
          className="min-h-14! max-sm:col-span-2"
          onClick={() => show({ kind: 'product', product: null, categoryId: null })}
        >
          <Plus className="size-5" />
          Nuevo producto
        </Button>
        <Button
          variant="secondary"
          className="min-h-14! max-sm:px-2!"
          onClick={() => show({ kind: 'category', category: null })}
        >
          <FolderPlus className="size-5 max-sm:hidden" />
          Nueva categoría
        </Button>
        <Button
          variant="secondary"
          className="min-h-14! max-sm:px-2!"
          onClick={() => show({ kind: 'sort', what: { kind: 'categories' } })}
        >
          <ArrowDownUp className="size-5 max-sm:hidden" />
          Ordenar categorías
        </Button>
      </div>
      <CatalogFilters filter={filter} retired={retiredCount(catalog)} />
      {filter.view === 'menu' ? (
        <MenuView {...{ catalog, filter, show }} />
      ) : (
        <FeaturedSection products={featuredOf(catalog)} show={show} />
      )}
      <CatalogSheets catalog={catalog} sheets={sheets} />
    </>
  );
}

type MenuViewProps = {
  catalog: Catalog;
  filter: CatalogFilter;
  show: (sheet: CatalogSheet) => void;
};

function MenuView({ catalog, filter, show }: MenuViewProps) {
  const { search, showRetired, setSearch } = filter;
  const groups = groupCatalog(catalog, filter);
  const found = groups.reduce((sum, { products }) => sum + products.length, 0);
  const isSearching = search.trim() !== '';
  return (
    <>
      <p role="status" className={isSearching ? 'mb-3 text-sm text-ink-soft' : 'sr-only'}>
        {isSearching && (found === 1 ? '1 producto encontrado' : `${found} productos encontrados`)}
      </p>
      {groups.length === 0 && isSearching && (
        <NothingFound search={search} onClear={() => setSearch('')}>
          {showRetired ? 'Prueba con otra palabra.' : 'Puede que esté entre los retirados.'}
        </NothingFound>
      )}
      {groups.length === 0 && !isSearching && (
        <EmptyState title="La carta está vacía">
          Crea una categoría y añade el primer producto: aparece en la web al guardarlo.
        </EmptyState>
      )}
      <div className="grid grid-cols-1 gap-5 lg:columns-2 lg:block lg:gap-5 lg:*:mb-5 lg:*:break-inside-avoid">
        {groups.map((group) => (
          <CategorySection key={group.category?.id ?? 'none'} group={group} show={show} />
        ))}
      </div>
    </>
  );
}
