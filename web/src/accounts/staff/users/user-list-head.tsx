import { Search } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { UserFilterState } from './use-user-filter.ts';

type UserListHeadProps = {
  list: UserFilterState;
  /** How many the list has on all its pages; undefined while nobody knows. */
  total: number | undefined;
  /** Whether what is shown still belongs to the list before. */
  isStale: boolean;
};

export function UserListHead({ list, total, isStale }: UserListHeadProps) {
  const { showAll } = list.filter;
  const found = total === undefined ? undefined : countText(total);
  // Said, not shown by fainter cards: those can be used meanwhile, and have to be read.
  const said = isStale ? 'Cargando usuarios...' : found;
  return (
    <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="relative">
        <TextField
          label="Buscar usuarios"
          type="search"
          autoComplete="off"
          maxLength={100}
          hint="Por nombre, usuario, email, teléfono, comparsa o detalles."
          className="[&_input]:min-h-14 [&_input]:pl-11"
          value={list.typed}
          onChange={(event) => list.setTyped(event.target.value)}
        />
        <Search className="pointer-events-none absolute top-12 left-3.5 size-5 text-ink-soft" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:min-h-14 lg:pb-7">
        <Switch
          label={
            showAll
              ? 'Mostrando todos los usuarios (incluidos inactivos)'
              : 'Mostrando solo usuarios activos'
          }
          checked={showAll}
          onCheckedChange={list.setShowAll}
        />
        <div role="status">{said !== undefined && <Badge>{said}</Badge>}</div>
      </div>
    </div>
  );
}

function countText(total: number): string {
  return total === 1 ? '1 usuario' : `${total} usuarios`;
}
