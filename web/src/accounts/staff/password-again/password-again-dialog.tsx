import { useMutation } from '@tanstack/react-query';
import { proveOwnPassword } from '@brasa/core/accounts/accounts.calls.ts';
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import type { OwnerProof } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { send } from '../../../browser/api/send.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PasswordProof } from '../second-factor/password-proof.tsx';
import { useSecondFactor } from '../second-factor/second-factor.queries.ts';
import { useAsking } from '../../../browser/api/with-own-password.ts';

/** Then it may be tried again. */
const PATIENCE_MS = 20_000;

/** Above the dialog whose change waits for it. */
export function PasswordAgainDialog({ user }: { user: Pick<CurrentUser, 'username'> }) {
  const asking = useAsking();
  const { data: factor } = useSecondFactor(asking !== null);
  const proof = useMutation({
    mutationFn: (given: OwnerProof) =>
      send(proveOwnPassword, { body: given, timeoutMs: PATIENCE_MS }),
    onSuccess: () => asking?.(true),
  });
  if (asking === null) return null;
  const giveUp = () => {
    proof.reset();
    asking(false);
  };
  return (
    <Dialog open onOpenChange={giveUp} title="Tu contraseña">
      <PasswordProof
        username={user.username ?? ''}
        button="Continuar"
        asksCode={factor?.since != null}
        sending={proof}
        onCancel={giveUp}
      >
        <p>
          Esto cambia el acceso de alguien del personal o no se puede deshacer. Escribe tu
          contraseña para que nadie lo haga en tu nombre.
        </p>
      </PasswordProof>
    </Dialog>
  );
}
