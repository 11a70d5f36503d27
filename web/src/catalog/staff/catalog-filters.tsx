import { useState } from 'react';
import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { CatalogSearch } from './catalog-search.tsx';

type CatalogView = 'menu' | 'featured';

const VIEWS = [
  { value: 'menu', label: 'Toda la carta' },
  { value: 'featured', label: 'Destacados' },
] as const;

export type CatalogFilter = ReturnType<typeof useCatalogFilter>;

export function useCatalogFilter() {
  const [view, setView] = useState<CatalogView>('menu');
  const [search, setSearch] = useState('');
  const [showRetired, setShowRetired] = useState(false);
  return { view, setView, search, setSearch, showRetired, setShowRetired };
}

type CatalogFiltersProps = { filter: CatalogFilter; retired: number };

export function CatalogFilters({ filter, retired }: CatalogFiltersProps) {
  const { view, setView, search, setSearch, showRetired, setShowRetired } = filter;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ChoiceChips label="Qué se ve" hideLabel choices={VIEWS} value={view} onChange={setView} />
      {view === 'menu' && (
        <>
          <CatalogSearch search={search} onSearch={setSearch} className="min-w-56 grow" />
          <Switch
            label={`Mostrar retirados (${retired})`}
            checked={showRetired}
            onCheckedChange={setShowRetired}
          />
        </>
      )}
    </div>
  );
}
