// Acceso y dispositivos: with what somebody signs in, and where they are signed in.
import { lazy, Suspense, useState } from 'react';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { LoadingRow } from '../../ui/state/spinner.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import type { Doing } from '../staff/second-factor/second-factor-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

const SecondFactorPart = lazy(() => import('../staff/second-factor/second-factor-part.tsx'));

type AccessDialogProps = OpenProps & { user: Pick<CurrentUser, 'username' | 'role'> };

export default function AccessDialog({ user, ...opening }: AccessDialogProps) {
  const [doing, setDoing] = useState<Doing>(null);
  const [hasCodes, setHasCodes] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const onDo = (next: Doing) => {
    setDoing(next);
    setHasCodes(false);
  };
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen && hasCodes) setIsAsking(true);
    else opening.onOpenChange(isOpen);
  };
  return (
    <Dialog {...opening} onOpenChange={onOpenChange} title="Acceso y dispositivos">
      <div className="grid gap-9">
        {isStaff(user.role) && (
          <Suspense fallback={<LoadingRow text="Un momento..." />}>
            <SecondFactorPart
              username={user.username ?? ''}
              {...{ doing, onDo }}
              onCodes={() => setHasCodes(true)}
            />
          </Suspense>
        )}
        {/* One thing at a time, and recovery codes are printed alone. */}
        {doing === null && <SessionsPart />}
      </div>
      <KeptQuestion
        open={isAsking}
        onOpenChange={setIsAsking}
        onKept={() => {
          setIsAsking(false);
          opening.onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

/** Before recovery codes, which are shown once, are closed. */
function KeptQuestion({ onKept, ...opening }: OpenProps & { onKept: () => void }) {
  return (
    <Dialog
      {...opening}
      title="¿Has guardado los códigos?"
      description="No los verás más. Sin ellos y sin el móvil no podrás entrar."
    >
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Button className="min-h-14!" onClick={() => opening.onOpenChange(false)}>
          Volver a los códigos
        </Button>
        <Button variant="secondary" className="min-h-14!" onClick={onKept}>
          Los he guardado
        </Button>
      </div>
    </Dialog>
  );
}
