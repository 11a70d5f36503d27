import { SubmitButton } from '../../ui/button/submit-button.tsx';
import { useForm } from 'react-hook-form';
import type { PasswordForm } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { registered } from '../../browser/forms/registered.ts';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { fieldIn, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { useLeaveWarning } from '../../browser/forms/use-leave-warning.ts';
import { FormDialog } from '../../ui/overlay/dialog.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import {
  PasswordManagerUsername,
  NewPasswordField,
  PasswordField,
  SecondFactorField,
} from '../../ui/form/contact-fields.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useChangePassword } from './change-own-account.queries.ts';
import { useCodeField } from './use-code-field.ts';

const contract = lazyResolver(() => import('./password-form-resolver.ts'));
const EMPTY: PasswordForm = {
  currentPassword: '',
  code: undefined,
  newPassword: '',
  confirmPassword: '',
};

type ChangePasswordDialogProps = OpenProps & { username: string };

/** Give it a new key for every opening. */
export default function ChangePasswordDialog({ username, ...opening }: ChangePasswordDialogProps) {
  const close = () => opening.onOpenChange(false);
  const { form, submit, asksCode, isPending, failure } = useChangePasswordForm(close);
  useLeaveWarning(opening.open && form.formState.isDirty);
  return (
    <FormDialog
      {...opening}
      title="Cambiar contraseña"
      description="Se cerrará la sesión en tus otros dispositivos; en este sigues dentro."
      onSubmit={submit}
    >
      <PasswordManagerUsername username={username} />
      <PasswordField label="Contraseña actual" {...registered(form, 'currentPassword')} />
      {asksCode && <SecondFactorField {...registered(form, 'code')} />}
      <NewPasswordField
        label="Nueva contraseña"
        hint="Al menos 6 caracteres."
        {...registered(form, 'newPassword')}
      />
      <NewPasswordField
        label="Confirmar nueva contraseña"
        {...registered(form, 'confirmPassword')}
      />
      {failure && <FormError title="Error al cambiar la contraseña">{failure}</FormError>}
      <SubmitButton pending={isPending}>Cambiar contraseña</SubmitButton>
    </FormDialog>
  );
}

function useChangePasswordForm(onChanged: () => void) {
  const form = useForm<PasswordForm>({ resolver: contract.resolver, defaultValues: EMPTY });
  usePreloadedContract(form, contract);
  const { asksCode, heed } = useCodeField(form);
  const change = useChangePassword({
    onSuccess: () => {
      form.reset(EMPTY);
      onChanged();
      toastSuccess('Contraseña cambiada', 'Úsala la próxima vez que entres.');
    },
    onError: (error) => {
      const faults = faultsIn(error);
      heed(faults);
      showFaults(form, faults);
    },
  });
  const send = ({ confirmPassword: _, ...sent }: PasswordForm) => {
    if (!change.isPending) change.mutate(sent);
  };
  const { error, isPending } = change;
  const failure = error && faultsIn(error).length === 0 ? changeReasonOf(error) : null;
  const submit = form.handleSubmit(send, () => change.reset());
  return { form, submit, asksCode, isPending, failure };
}

function faultsIn(error: Error) {
  return serverFaults(error, fieldIn(EMPTY), {
    OWN_PASSWORD_WRONG: 'currentPassword',
    SECOND_FACTOR_WRONG: 'code',
  });
}
