import { Button } from '../../ui/button/button.tsx';
import { FormDialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { ContactFailureBox, showContactFailure, type FormTexts } from './contact-failure.tsx';
import { PersonFields, PolicyFields, SignInFields } from './registration-fields.tsx';
import { useForm } from 'react-hook-form';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { toastSuccess } from '../../ui/toast/toast.ts';
import {
  EMPTY_REGISTRATION,
  registrationField,
  registrationPayload,
  type RegistrationValues,
} from './registration-values.ts';
import { useRegister } from './registration.queries.ts';

type RegistrationDialogProps = OpenProps & {
  /** The customer is signed in by then. */
  onRegistered: () => void;
};

/** Kept by its page while it is closed, it keeps what was typed. */
export default function RegistrationDialog({ onRegistered, ...opening }: RegistrationDialogProps) {
  const { form, submit, isPending, error } = useRegistration(onRegistered);
  useLeaveWarning(opening.open && form.formState.isDirty);
  return (
    <FormDialog
      {...opening}
      title="Crea tu cuenta"
      description="Con cada compra en efectivo sumas puntos, y con los puntos pagas menos."
      onSubmit={submit}
    >
      <SignInFields form={form} />
      <PersonFields form={form} />
      <PolicyFields form={form} />
      <ContactFailureBox error={error} texts={REGISTRATION_TEXTS} />
      <Button type="submit" size="large" pending={isPending} pendingText="Creando cuenta...">
        Crear cuenta
      </Button>
    </FormDialog>
  );
}

const REGISTRATION_TEXTS: FormTexts<keyof RegistrationValues> = {
  title: 'Error en el registro',
  description: 'Error al crear la cuenta',
  fieldOf: registrationField,
  fieldOfCode: { PHONE_TAKEN: 'phone', USERNAME_TAKEN: 'username' },
};

const contract = lazyResolver(() => import('./registration-form-resolver.ts'));

/** See docs/rules/accounts.md#registration-signs-in. */
function useRegistration(onRegistered: () => void) {
  const form = useForm<RegistrationValues>({
    resolver: contract.resolver,
    defaultValues: EMPTY_REGISTRATION,
  });
  usePreloadedContract(form, contract);
  const register = useRegister({
    onSuccess: () => {
      toastSuccess('¡Registro exitoso!');
      form.reset(EMPTY_REGISTRATION);
      onRegistered();
    },
    onError: (error) => showContactFailure(form, error, REGISTRATION_TEXTS),
  });
  const send = (values: RegistrationValues) => {
    if (!register.isPending) register.mutate(registrationPayload(values));
  };
  const { error, isPending } = register;
  return { form, submit: form.handleSubmit(send, () => register.reset()), isPending, error };
}
