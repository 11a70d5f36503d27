// Finding a product in the catalogue, and nothing of that name.
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';

type CatalogSearchProps = {
  search: string;
  onSearch: (search: string) => void;
  className?: string;
};

export function CatalogSearch({ search, onSearch, className }: CatalogSearchProps) {
  return (
    <TextField
      label="Buscar en la carta"
      hideLabel
      type="search"
      placeholder="Buscar en la carta"
      autoComplete="off"
      value={search}
      onChange={(event) => onSearch(event.target.value)}
      className={className}
    />
  );
}

type NothingFoundProps = { search: string; onClear: () => void; children: ReactNode };

export function NothingFound({ search, onClear, children }: NothingFoundProps) {
  return (
    <EmptyState title={`Nada que se llame «${search.trim()}»`}>
      <p>{children}</p>
      <Button variant="secondary" className="justify-self-start" onClick={onClear}>
        Ver toda la carta
      </Button>
    </EmptyState>
  );
}
