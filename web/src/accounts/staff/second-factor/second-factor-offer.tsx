// A superadmin who has just signed in without a second factor is offered one, each time until there is one
// (docs/rules/accounts.md#superadmins-are-asked).
import { useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { AccessButton } from '../../own-account/access-button.tsx';
import { declineFactor, isFactorOffered } from '../../session/offered.ts';
import { useSecondFactor } from './second-factor.queries.ts';

export function SecondFactorOffer({ user }: { user: CurrentUser }) {
  const [isOffered, setOffered] = useState(() => isFactorOffered(user));
  const { data: factor } = useSecondFactor(isOffered);
  // What was shown stays until its dialog has told the recovery codes.
  const [isShown, setShown] = useState(false);
  if (factor?.since === null && !isShown) setShown(true);
  if (!isOffered || !isShown || !factor) return null;
  const isOn = factor.since !== null;
  const leave = () => {
    declineFactor();
    setOffered(false);
  };
  return (
    <aside
      aria-label="Verificación en dos pasos"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warn-surface px-3 py-2 sm:px-5"
    >
      <ShieldCheck className="size-5 shrink-0 max-sm:hidden" />
      <p className="min-w-0 grow basis-64">
        {isOn ? (
          'La verificación en dos pasos está activada.'
        ) : (
          <>
            <strong>Protege tu entrada.</strong> Pide también un código de tu móvil, para que nadie
            entre aunque sepa tu contraseña.
          </>
        )}
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button variant="secondary" onClick={leave}>
          {isOn ? 'Cerrar' : 'Ahora no'}
        </Button>
        <AccessButton user={user} variant={isOn ? 'secondary' : 'action'}>
          {isOn ? 'Ver' : 'Activar'}
        </AccessButton>
      </div>
    </aside>
  );
}
