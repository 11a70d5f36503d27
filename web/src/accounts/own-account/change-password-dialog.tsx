import { useForm } from 'react-hook-form';
import type { PasswordForm } from '@brasa/core/accounts/own-account.contract.ts';
import { hasCode } from '../../browser/api/api-error.ts';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { PasswordManagerUsername } from '../../ui/form/password-manager-username.tsx';
import { NewPasswordField, PasswordField } from '../../ui/form/contact-fields.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useChangePassword } from './own-account.queries.ts';

const contract = lazyResolver(() => import('./password-form-resolver.ts'));
const EMPTY: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

type ChangePasswordDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  username: string;
};

export default function ChangePasswordDialog({
  open,
  onOpenChange,
  username,
}: ChangePasswordDialogProps) {
  const { form, submit, isPending, failure } = useChangePasswordForm(() => onOpenChange(false));
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cambiar contraseña"
      description="Se cerrará la sesión en tus otros dispositivos; en este sigues dentro."
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <PasswordManagerUsername username={username} />
        <PasswordField
          label="Contraseña actual"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPasswordField
          label="Nueva contraseña"
          hint="Al menos 6 caracteres."
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <NewPasswordField
          label="Confirmar nueva contraseña"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        {failure && <FormError title="Error al cambiar la contraseña">{failure}</FormError>}
        <Button type="submit" size="large" pending={isPending} pendingText="Guardando...">
          Cambiar contraseña
        </Button>
      </form>
    </Dialog>
  );
}

function useChangePasswordForm(onChanged: () => void) {
  const form = useForm<PasswordForm>({ resolver: contract.resolver, defaultValues: EMPTY });
  usePreloadedContract(form, contract);
  const change = useChangePassword(() => {
    form.reset(EMPTY);
    onChanged();
    toast({
      title: 'Contraseña cambiada',
      description: 'Úsala la próxima vez que entres.',
      tone: 'good',
    });
  });
  const send = ({ currentPassword, newPassword }: PasswordForm) => {
    if (change.isPending) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onError: (error) => {
          if (!hasCode(error, 'OWN_PASSWORD_WRONG')) return;
          const { message } = error;
          form.setError('currentPassword', { type: 'server', message }, { shouldFocus: true });
        },
      },
    );
  };
  const { error, isPending } = change;
  const failure = error && !hasCode(error, 'OWN_PASSWORD_WRONG') ? error.message : null;
  return { form, submit: form.handleSubmit(send, () => change.reset()), isPending, failure };
}
