import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { ContactFailureBox } from './contact-failure-box.tsx';
import { PersonFields, PolicyFields, SignInFields } from './registration-fields.tsx';
import { REGISTRATION_TEXTS, useRegistration } from './use-registration.ts';

type RegistrationDialogProps = OpenProps & {
  /** The customer is signed in by then. */
  onRegistered: () => void;
};

/** Kept by its page while it is closed, it keeps what was typed. */
export default function RegistrationDialog({ onRegistered, ...opening }: RegistrationDialogProps) {
  const { form, submit, isPending, error } = useRegistration(onRegistered);
  return (
    <Dialog
      {...opening}
      title="Crea tu cuenta"
      description="Con cada compra en efectivo sumas puntos, y con los puntos pagas menos."
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <SignInFields form={form} />
        <PersonFields form={form} />
        <PolicyFields form={form} />
        <ContactFailureBox error={error} texts={REGISTRATION_TEXTS} />
        <Button type="submit" size="large" pending={isPending} pendingText="Creando cuenta...">
          Crear cuenta
        </Button>
      </form>
    </Dialog>
  );
}
