import { ChoiceChips } from '../../ui/form/choice-chips.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

export type CatalogView = 'menu' | 'featured';

const VIEWS = [
  { value: 'menu', label: 'Toda la carta' },
  { value: 'featured', label: 'Destacados' },
] as const;

type CatalogFiltersProps = {
  view: CatalogView;
  search: string;
  showRetired: boolean;
  retired: number;
  onView: (view: CatalogView) => void;
  onSearch: (search: string) => void;
  onShowRetired: (show: boolean) => void;
};

export function CatalogFilters(props: CatalogFiltersProps) {
  const { view, search, showRetired, retired, onView, onSearch, onShowRetired } = props;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ChoiceChips
        label="Qué se ve"
        hideLabel
        choices={VIEWS}
        value={view}
        onChange={(chosen) => onView(chosen)}
      />
      {view === 'menu' && (
        <>
          <TextField
            label="Buscar en la carta"
            hideLabel
            type="search"
            placeholder="Buscar en la carta"
            autoComplete="off"
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            className="min-w-56 grow"
          />
          <Switch
            label={`Mostrar retirados (${retired})`}
            checked={showRetired}
            onCheckedChange={onShowRetired}
          />
        </>
      )}
    </div>
  );
}
