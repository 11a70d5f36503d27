import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError } from '../ui/form-error.tsx';
import { PersonFields, PolicyFields, SignInFields } from './registration-fields.tsx';
import type { RegistrationFailure } from './registration-failure.ts';
import { useRegistration } from './use-registration.ts';

type RegistrationDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The customer is signed in by then. */
  onRegistered: () => void;
};

/** Kept by its page while it is closed, it keeps what was typed. */
export default function RegistrationDialog({
  open,
  onOpenChange,
  onRegistered,
}: RegistrationDialogProps) {
  const { form, submit, isPending, failure } = useRegistration(onRegistered);
  const box = useRef<HTMLDivElement>(null);
  // It may lie below what is in sight; where there is none, a field has the focus.
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Crea tu cuenta"
      description="Con cada compra en efectivo sumas puntos, y con los puntos pagas menos."
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <SignInFields form={form} />
        <PersonFields form={form} />
        <PolicyFields form={form} />
        {failure && !liesInFields(failure) && (
          <div ref={box} tabIndex={-1} className="outline-none">
            <Failure failure={failure} />
          </div>
        )}
        <Button type="submit" size="large" pending={isPending} pendingText="Creando cuenta...">
          Crear cuenta
        </Button>
      </form>
    </Dialog>
  );
}

/** Then it stands there; everything else where the hand has just been. */
function liesInFields({ whatsappLink, faults }: RegistrationFailure): boolean {
  return whatsappLink === undefined && faults.length > 0;
}

function Failure({
  failure: { title, description, whatsappLink },
}: {
  failure: RegistrationFailure;
}) {
  return (
    <FormError title={title}>
      <p>{description}</p>
      {whatsappLink !== undefined && (
        <a
          href={whatsappLink}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Abrir WhatsApp
        </a>
      )}
    </FormError>
  );
}
