// Switching the second factor on: the password, the app, its first code, the recovery codes.
import { useState } from 'react';
import { Copy } from 'lucide-react';
import type { NewSecondFactor } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { inFours } from '@brasa/core/accounts/second-factor/second-factor.rules.ts';
import { takeFocus } from '../../../browser/device/take-focus.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { CodeField } from '../../../ui/form/contact-fields.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { QrCode } from '../../../ui/picture/qr-code.tsx';
import { PasswordProof } from './password-proof.tsx';
import { copy, RecoveryCodes } from './recovery-codes.tsx';
import { useConfirmSecondFactor, useStartSecondFactor } from './second-factor.queries.ts';
import { useCodeForm } from '../../session/use-code-form.ts';
import { reasonOf } from '../../../browser/api/error-texts.ts';

type EnrolmentProps = { username: string; onDone: () => void; onCodes: () => void };

export function Enrolment({ username, onDone, onCodes }: EnrolmentProps) {
  const start = useStartSecondFactor();
  const [isConfirmed, setConfirmed] = useState(false);
  const made = start.data;
  if (!made) {
    return (
      <PasswordProof
        {...{ username, onCancel: onDone, sending: start }}
        asksCode={false}
        button="Continuar"
      >
        <p>
          Necesitas una app de códigos en el móvil, como Google Authenticator, Microsoft
          Authenticator o la de contraseñas de tu iPhone.
        </p>
      </PasswordProof>
    );
  }
  if (!isConfirmed) {
    const onConfirmed = () => {
      setConfirmed(true);
      onCodes();
    };
    return <FirstCode {...{ made, onConfirmed }} onCancel={onDone} />;
  }
  return <RecoveryCodes username={username} codes={made.recoveryCodes} onKept={onDone} />;
}

type FirstCodeProps = { made: NewSecondFactor; onCancel: () => void; onConfirmed: () => void };

function FirstCode({ made: { secret, address }, onCancel, onConfirmed }: FirstCodeProps) {
  const confirm = useConfirmSecondFactor(onConfirmed);
  const { form, submit, failure } = useCodeForm(confirm);
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p tabIndex={-1} ref={takeFocus} className="text-ink-soft outline-none">
        1. En la app, añade una cuenta y lee este código. Si la app está en este mismo móvil, copia
        la clave.
      </p>
      <div className="grid justify-items-center rounded-card bg-white p-3">
        <QrCode text={address} ink="black" label="Código QR para la app" className="size-52" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <code className="min-w-0 grow font-mono text-sm wrap-anywhere">{inFours(secret)}</code>
        <Button variant="secondary" onClick={() => void copy(secret, 'Clave copiada')}>
          <Copy className="size-5" /> Copiar la clave
        </Button>
      </div>
      <CodeField label="2. Escribe las 6 cifras que muestra la app" {...registered(form, 'code')} />
      {failure && <FormError>{reasonOf(failure)}</FormError>}
      <DialogButtons onCancel={onCancel} pending={confirm.isPending} pendingText="Un momento...">
        Activar
      </DialogButtons>
    </form>
  );
}
