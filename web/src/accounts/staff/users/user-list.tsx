import { useEffect, useRef, type FocusEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { USERS_PER_PAGE } from '@brasa/core/accounts/users/users.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { UserFilterState } from './use-user-filter.ts';
import { UserCard, type UserActions } from './user-card.tsx';

export type UserListProps = {
  list: UserFilterState;
  users: readonly UserView[];
  total: number;
  viewer: CurrentUser;
  actions: UserActions;
  /** Whether what is shown still belongs to the list before. */
  isStale: boolean;
};

export function UserList(props: UserListProps) {
  const { list, users, total, viewer, actions, isStale } = props;
  const keeper = useFocusKeeper(users);
  const turn = (page: number) => {
    list.setPage(page);
    keeper.ref.current?.scrollIntoView({ block: 'start' });
    keeper.ref.current?.focus({ preventScroll: true });
  };
  return (
    <div {...keeper} tabIndex={-1} className="grid scroll-mt-20 gap-6 outline-none">
      <ul
        aria-label="Usuarios"
        aria-busy={isStale}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {users.map((user) => (
          <UserCard key={user.id} user={user} viewer={viewer} actions={actions} />
        ))}
      </ul>
      <Pages total={total} page={list.filter.page} onPage={turn} />
    </div>
  );
}

export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / USERS_PER_PAGE));
}

type PagesProps = { total: number; page: number; onPage: (page: number) => void };

function Pages({ total, page, onPage }: PagesProps) {
  const last = lastPage(total);
  if (last === 1) return null;
  return (
    <nav
      aria-label="Páginas de usuarios"
      className="flex flex-wrap items-center justify-between gap-3 *:min-h-14"
    >
      <Button
        variant="secondary"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <ChevronLeft /> Anterior
      </Button>
      <p role="status" className="flex items-center">
        Página {page} de {last}
      </p>
      <Button
        variant="secondary"
        aria-disabled={page >= last}
        onClick={() => page < last && onPage(page + 1)}
      >
        Siguiente <ChevronRight />
      </Button>
    </nav>
  );
}

/** A card that leaves the list leaves its focus to the list, not to the top of the page. */
function useFocusKeeper(users: readonly UserView[]) {
  const ref = useRef<HTMLDivElement>(null);
  const wasHere = useRef(false);
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [users]);
  return {
    ref,
    onFocus: () => {
      wasHere.current = true;
    },
    // Without a next element the card is gone.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      wasHere.current = relatedTarget === null;
    },
  };
}
