import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ContactFailureBox } from './contact-failure-box.tsx';
import { PersonFields, PolicyFields, SignInFields } from './registration-fields.tsx';
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
        <ContactFailureBox failure={failure} />
        <Button type="submit" size="large" pending={isPending} pendingText="Creando cuenta...">
          Crear cuenta
        </Button>
      </form>
    </Dialog>
  );
}
