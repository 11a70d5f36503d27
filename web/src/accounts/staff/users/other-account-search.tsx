import { useState } from 'react';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useDebounced } from '../../../browser/forms/use-debounced.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useUsers } from './users.queries.ts';

/** So many are shown; who has more goes on typing. */
const MOST_SHOWN = 8;

type OtherAccountSearchProps = {
  user: UserView;
  /** Why it cannot be this one; null where it can. */
  obstacleOf: (other: UserView) => string | null;
  onChoose: (other: UserView) => void;
};

export function OtherAccountSearch(props: OtherAccountSearchProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  return (
    <div className="grid gap-5">
      <TextField
        label="Buscar la otra cuenta"
        type="search"
        autoComplete="off"
        maxLength={100}
        hint="Por nombre, usuario, email, teléfono, comparsa o detalles."
        className="[&_input]:min-h-14"
        data-first-focus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {search !== '' && <Results {...props} search={search} />}
    </div>
  );
}

function Results({
  user,
  obstacleOf,
  onChoose,
  search,
}: OtherAccountSearchProps & { search: string }) {
  const query = useUsers({ showAll: true, search, page: 1 });
  const { data, isPending, isError } = query;
  if (isPending) {
    return <Skeletons count={2} label="Buscando usuarios..." className="grid gap-3 *:h-16" />;
  }
  if (isError) return <ErrorState title="Error al cargar usuarios" query={query} />;
  const others = (data?.users ?? []).filter(({ id }) => id !== user.id);
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-ink-soft">
        {resultText(others.length, search)}
      </p>
      <ul aria-label="Cuentas encontradas" className="grid gap-3">
        {others.slice(0, MOST_SHOWN).map((other) => (
          <li key={other.id}>
            <Result other={other} why={obstacleOf(other)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function resultText(found: number, search: string): string {
  if (found === 0) return `Ninguna otra cuenta coincide con «${search}»`;
  if (found > MOST_SHOWN) return 'Hay muchas: escribe algo más para encontrarla.';
  return found === 1 ? '1 cuenta encontrada' : `${found} cuentas encontradas`;
}

type ResultProps = {
  other: UserView;
  why: string | null;
  onChoose: (other: UserView) => void;
};

function Result({ other, why, onChoose }: ResultProps) {
  const title = userTitle(other);
  const phone = other.phone === null ? null : formatPhone(other.phone);
  const ways = [other.username && `@${other.username}`, phone === title ? null : phone];
  const about = [...ways, other.comparsaName];
  return (
    <button
      type="button"
      disabled={why !== null}
      onClick={() => onChoose(other)}
      className="flex min-h-16 w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card border-2 border-line-strong bg-surface px-4 py-2 text-left transition-colors hover:bg-sunk disabled:cursor-not-allowed disabled:border-dashed disabled:bg-paper"
    >
      <span className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="text-sm wrap-anywhere text-ink-soft">
          {about.filter(Boolean).join(' · ')}
        </span>
        {why !== null && <span className="text-sm">{why}</span>}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {other.phoneOnly && <Badge tone="warn">Solo teléfono</Badge>}
        {!other.active && <Badge tone="bad">Usuario inactivo</Badge>}
      </span>
    </button>
  );
}
