// The users of Gestión de Usuarios: who is looked for, page by page, and what is done with each.
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSheet } from '../../../ui/overlay/use-sheet.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { LoadingRow } from '../../../ui/state/spinner.tsx';
import { EditUserDialog, type AccountPart } from './user-dialog.tsx';
import { UserListHead } from './user-list-head.tsx';
import { lastPage, UserList, type UserListProps } from './user-list.tsx';
import { useFactorRemoval } from './use-factor-removal.tsx';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { UserPasswordDialog } from './user-password-dialog.tsx';
import { useUserFilter } from './use-user-filter.ts';
import { useMakePasswordLink, useUsers, useToggleUser } from './users.queries.ts';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { toastUserFailure, userFailure } from './user-failure.ts';

/** Where the page's address leads straight to the list. */
export const USERS_ID = 'usuarios';

type UsersSectionProps = {
  /** Whoever works here, who may not touch everybody. */
  viewer: CurrentUser;
  account: AccountPart;
  /** Empty where the shop has no name. */
  restaurantName: string;
};

export function UsersSection({ viewer, account, restaurantName }: UsersSectionProps) {
  const list = useUserFilter();
  const users = useUsers(list.filter);
  const editing = useSheet<UserView>();
  const resetting = useSheet<UserView>();
  const links = useLinks(restaurantName);
  const factors = useFactorRemoval(viewer);
  const actions = {
    onEdit: editing.show,
    onPassword: resetting.show,
    onLink: links.onLink,
    ...factors.actions,
    ...useToggleActive(),
  };
  return (
    <section aria-labelledby={USERS_ID} className="grid gap-6">
      <h2 id={USERS_ID} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
        Usuarios
      </h2>
      <UserListHead list={list} total={users.data?.total} isStale={users.isPlaceholderData} />
      <Loaded
        query={users}
        loading={<LoadingRow text="Cargando usuarios..." />}
        failed="Error al cargar usuarios"
        ended="Vuelve a entrar para ver a los usuarios."
      >
        {(found) => (
          <Found {...{ ...found, list, viewer, actions }} isStale={users.isPlaceholderData} />
        )}
      </Loaded>
      {editing.subject && (
        <EditUserDialog
          key={`edit ${editing.turn}`}
          {...editing.opening}
          user={editing.subject}
          viewer={viewer}
          account={account}
        />
      )}
      {resetting.subject && (
        <UserPasswordDialog
          key={`reset ${resetting.turn}`}
          {...resetting.opening}
          user={resetting.subject}
        />
      )}
      {links.dialog}
      {factors.dialog}
    </section>
  );
}

function useLinks(restaurantName: string) {
  const linking = useSheet<UserView>();
  const make = useMakePasswordLink();
  const { subject: user, turn, opening } = linking;
  return {
    onLink: (chosen: UserView) => {
      make.mutate(chosen.id);
      linking.show(chosen);
    },
    dialog: user && (
      <PasswordLinkDialog key={turn} {...{ ...opening, user, restaurantName, make }} />
    ),
  };
}

function Found(props: UserListProps) {
  const { users, total, list } = props;
  if (total === 0) {
    return <Nobody search={list.filter.search} onForgetSearch={() => list.setTyped('')} />;
  }
  // The last user of the last page has gone meanwhile.
  if (users.length === 0) return <PageGone onBack={() => list.setPage(lastPage(total))} />;
  return <UserList {...props} />;
}

function PageGone({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState title="Esta página se ha quedado vacía">
      <Button variant="secondary" className="min-h-14 justify-self-start" onClick={onBack}>
        Ir a la última página
      </Button>
    </EmptyState>
  );
}

function Nobody({ search, onForgetSearch }: { search: string; onForgetSearch: () => void }) {
  if (search === '') {
    return (
      <EmptyState title="Sin usuarios activos">
        Aquí aparece cada persona que tiene una cuenta.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`Nadie coincide con «${search}»`}>
      <p>
        Busca por una parte del nombre, del usuario, del email, del teléfono, de la comparsa o de
        los detalles.
      </p>
      <Button variant="secondary" className="min-h-14 justify-self-start" onClick={onForgetSearch}>
        Quitar la búsqueda
      </Button>
    </EmptyState>
  );
}

function useToggleActive() {
  const toggle = useToggleUser({
    onSuccess: ({ message, user }) =>
      // Not send(): the call that it takes back may still be waiting for the new list.
      toastSuccess(message || 'Estado actualizado', userTitle(user), () => toggle.mutate(user)),
    onError: (error) =>
      toastUserFailure(userFailure('Error al cambiar el estado del usuario', error)),
  });
  return {
    toggling: toggle.isPending ? toggle.variables.id : undefined,
    onToggle: (user: UserView) => toggle.send(user),
  };
}
