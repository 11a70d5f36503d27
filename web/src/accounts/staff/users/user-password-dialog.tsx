// Cambiar Contraseña of somebody, which only superadmins may.
// See docs/rules/accounts.md#user-messages.
import '../../../browser/zod/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { passwordResetForm } from '@brasa/core/accounts/users.contract.ts';
import { userTitle } from '@brasa/core/accounts/users.rules.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { DialogButtons } from './user-dialog.tsx';
import { toastUserFailure, userFailure } from './user-failure.ts';
import { PasswordManagerUsername } from '../../../ui/form/password-manager-username.tsx';
import { useResetPassword } from './users.queries.ts';

const FAILED = 'Error al cambiar la contraseña';
const EMPTY = { newPassword: '', confirmPassword: '' };

type UserPasswordDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: UserView;
};

export function UserPasswordDialog({ open, onOpenChange, user }: UserPasswordDialogProps) {
  const { form, submit, isPending, failure } = useResetForm(user.id, () => onOpenChange(false));
  const { register, formState } = form;
  const { errors } = formState;
  const fixed = { type: 'password', autoComplete: 'new-password', 'aria-required': true } as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cambiar Contraseña"
      description={`${userTitle(user)}: se cerrarán las sesiones que tenga abiertas en otros dispositivos.`}
    >
      <form noValidate className="grid gap-5 [&_input]:min-h-14" onSubmit={submit}>
        {user.username !== null && <PasswordManagerUsername username={user.username} />}
        <TextField
          label="Nueva Contraseña"
          placeholder="Mínimo 6 caracteres"
          data-first-focus
          error={errors.newPassword?.message}
          {...fixed}
          {...register('newPassword')}
        />
        <TextField
          label="Confirmar Nueva Contraseña"
          error={errors.confirmPassword?.message}
          {...fixed}
          {...register('confirmPassword')}
        />
        {failure && <FormError title={failure.title}>{failure.description}</FormError>}
        <DialogButtons
          onCancel={() => onOpenChange(false)}
          action="Cambiar Contraseña"
          isPending={isPending}
        />
      </form>
    </Dialog>
  );
}

function useResetForm(id: number, onChanged: () => void) {
  const form = useForm({ resolver: zodResolver(passwordResetForm), defaultValues: EMPTY });
  const change = useResetPassword(id, {
    onSuccess: () => {
      toast({
        title: 'Contraseña cambiada',
        description: 'La contraseña del usuario ha sido actualizada exitosamente',
        tone: 'good',
      });
      onChanged();
    },
    onError: (error) => toastUserFailure(userFailure(FAILED, error)),
  });
  const { error, isPending } = change;
  return {
    form,
    submit: form.handleSubmit(({ newPassword }) => change.send(newPassword)),
    isPending,
    failure: error && userFailure(FAILED, error),
  };
}
