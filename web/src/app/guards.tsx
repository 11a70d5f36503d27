// Who may enter. The server checks every call again; this only leads people to where
// they can do something.
// See docs/rules/accounts.md#guarded-pages.
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { PageAudience } from '@brasa/core/site/pages.ts';
import { useCurrentUser } from '../accounts/accounts.queries.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { FullScreenSpinner } from '../ui/state/spinner.tsx';

type GuardProps = { audience: PageAudience; children: ReactNode };

export function Guard({ audience, children }: GuardProps) {
  return audience === 'anyone' ? children : <Restricted audience={audience}>{children}</Restricted>;
}

function Restricted({ audience, children }: GuardProps) {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <FullScreenSpinner />;
  const mayEnter = audience === 'staff' ? isStaff(user?.role) : Boolean(user);
  return mayEnter ? children : <Navigate to="/login" replace />;
}
