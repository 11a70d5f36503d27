// Cambiar Contraseña of somebody, which only superadmins may.
// See docs/rules/accounts.md#user-messages.
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { passwordResetForm } from '@brasa/core/accounts/users/users.contract.ts';
import { userTitle } from '@brasa/core/accounts/users/users.rules.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { useLeaveWarning } from '../../../browser/forms/use-leave-warning.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { NewPasswordField, PasswordManagerUsername } from '../../../ui/form/contact-fields.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { USER_ROW } from './user-dialog.tsx';
import { toastUserFailure, userFailure } from './user-failure.ts';
import { useResetPassword } from './users.queries.ts';

const FAILED = 'Error al cambiar la contraseña';
const EMPTY = { newPassword: '', confirmPassword: '' };

type UserPasswordDialogProps = OpenProps & { user: UserView };

export function UserPasswordDialog({ user, ...opening }: UserPasswordDialogProps) {
  const close = () => opening.onOpenChange(false);
  const { form, submit, isPending, failure } = useResetForm(user.id, close);
  useLeaveWarning(opening.open && form.formState.isDirty);
  return (
    <Dialog
      {...opening}
      title="Cambiar Contraseña"
      description={`${userTitle(user)}: se cerrarán las sesiones que tenga abiertas en otros dispositivos.`}
    >
      <form noValidate className="grid gap-5 [&_input]:min-h-14" onSubmit={submit}>
        {user.username !== null && <PasswordManagerUsername username={user.username} />}
        <NewPasswordField
          label="Nueva Contraseña"
          placeholder="Mínimo 6 caracteres"
          data-first-focus
          {...registered(form, 'newPassword')}
        />
        <NewPasswordField
          label="Confirmar Nueva Contraseña"
          {...registered(form, 'confirmPassword')}
        />
        {failure && <FormError title={failure.title}>{failure.description}</FormError>}
        <DialogButtons row={USER_ROW} onCancel={close} pending={isPending}>
          Cambiar Contraseña
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function useResetForm(id: number, onChanged: () => void) {
  const form = useForm({ resolver: zodResolver(passwordResetForm), defaultValues: EMPTY });
  const change = useResetPassword(id, {
    onSuccess: () => {
      toastSuccess(
        'Contraseña cambiada',
        'La contraseña del usuario ha sido actualizada exitosamente',
      );
      onChanged();
    },
    onError: (error) => {
      const faults = serverFaults(error, fieldIn(EMPTY));
      if (faults.length === 0) toastUserFailure(userFailure(FAILED, error));
      showFaults(form, faults);
    },
  });
  const { error, isPending } = change;
  const isAtItsField = serverFaults(error, fieldIn(EMPTY)).length > 0;
  return {
    form,
    submit: form.handleSubmit(({ newPassword }) => change.send(newPassword)),
    isPending,
    failure: error && !isAtItsField ? userFailure(FAILED, error) : null,
  };
}
