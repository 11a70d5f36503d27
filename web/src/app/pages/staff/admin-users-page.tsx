import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { useCurrentUser } from '../../../accounts/accounts.queries.ts';
import { OtherAccountSearch } from '../../../accounts/staff/users/other-account-search.tsx';
import { NewUserDialog } from '../../../accounts/staff/users/user-dialog.tsx';
import { USERS_ID, UsersSection } from '../../../accounts/staff/users/users-section.tsx';
import { AccountSection } from '../../../customers/staff/account-section.tsx';
import { useRefetchUserAccount } from '../../../customers/staff/merge/merging.queries.ts';
import { UserStatisticsBlock } from '../../../dashboard/statistics/user-statistics-block.tsx';
import { CustomerLink } from '../../../loyalty/staff/customer-link.tsx';
import { MovementsSection } from '../../../loyalty/staff/movements/movements-section.tsx';
import { useSiteFacts } from '../../../settings/site-facts.queries.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Button } from '../../../ui/button/button.tsx';

/**
 * Gestión de Usuarios: how the shop's users are doing, and each of them.
 * See docs/rules/accounts.md#users-as-staff-manage-them.
 */
export default function AdminUsersPage() {
  const [isNewOpen, setNewOpen] = useState(false);
  const { data: viewer } = useCurrentUser();
  const { data: site } = useSiteFacts();
  const refetchAccount = useRefetchUserAccount();
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-8 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-xl">Gestión de Usuarios</h1>
          <p className="mt-1 text-ink-soft">
            Administra usuarios del sistema y participantes de fiestas
          </p>
        </div>
        <div className="flex flex-wrap gap-3 *:min-h-14 max-sm:w-full max-sm:*:grow">
          <a href={`#${USERS_ID}`} className={buttonStyle('secondary')}>
            Ver la lista
          </a>
          <Button onClick={() => setNewOpen(true)}>
            <UserPlus /> Nuevo Usuario
          </Button>
        </div>
      </div>
      <UserStatisticsBlock />
      {viewer && (
        <UsersSection
          viewer={viewer}
          restaurantName={site?.restaurantName ?? ''}
          account={(user, close) => (
            <>
              <div className="mt-7 grid gap-3">
                <CustomerLink id={user.id} />
                <MovementsSection
                  userId={user.id}
                  who={userTitle(user)}
                  isActive={user.active}
                  onChanged={() => refetchAccount(user.id)}
                />
              </div>
              <AccountSection
                user={user}
                viewer={viewer}
                search={OtherAccountSearch}
                onMerged={close}
              />
            </>
          )}
        />
      )}
      <NewUserDialog open={isNewOpen} onOpenChange={setNewOpen} />
    </div>
  );
}
