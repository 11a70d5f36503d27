// Who may enter. The server checks every call again; this only leads people to where
// they can do something.
// See docs/rules/accounts.md#guarded-pages.
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { PageAudience } from '@brasa/core/site/pages.ts';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { FullScreenSpinner } from '../ui/state/spinner.tsx';

function RequireSignedIn({ children }: { children: ReactNode }) {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <FullScreenSpinner />;
  return user ? children : <Navigate to="/login" replace />;
}

export function RequireStaff({ children }: { children: ReactNode }) {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <FullScreenSpinner />;
  return isStaff(user?.role) ? children : <Navigate to="/login" replace />;
}

export function withGuard(audience: PageAudience, page: ReactNode): ReactNode {
  switch (audience) {
    case 'anyone':
      return page;
    case 'signed-in':
      return <RequireSignedIn>{page}</RequireSignedIn>;
    case 'staff':
      return <RequireStaff>{page}</RequireStaff>;
  }
}
