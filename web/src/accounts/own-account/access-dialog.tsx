// Acceso y dispositivos: with what somebody signs in, and where they are signed in.
import { lazy, Suspense, useState } from 'react';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LoadingRow } from '../../ui/state/spinner.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import type { Doing } from '../staff/second-factor/second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

const SecondFactorPart = lazy(() => import('../staff/second-factor/second-factor-part.tsx'));

type AccessDialogProps = OpenProps & { user: Pick<CurrentUser, 'username' | 'role'> };

export default function AccessDialog({ user, ...opening }: AccessDialogProps) {
  const [doing, setDoing] = useState<Doing>(null);
  return (
    <Dialog {...opening} title="Acceso y dispositivos">
      <div className="grid gap-9">
        {isStaff(user.role) && (
          <Suspense fallback={<LoadingRow text="Un momento..." />}>
            <SecondFactorPart username={user.username ?? ''} doing={doing} onDo={setDoing} />
          </Suspense>
        )}
        {/* One thing at a time, and recovery codes are printed alone. */}
        {doing === null && <SessionsPart />}
      </div>
    </Dialog>
  );
}
