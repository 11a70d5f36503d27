import { useForm } from 'react-hook-form';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { registered } from '../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { Button } from '../../ui/button/button.tsx';
import { NewPasswordField, PasswordManagerUsername } from '../../ui/form/contact-fields.tsx';
import type { useLink } from './password-link.queries.ts';
import { LinkFault } from './link-fault.tsx';

const contract = lazyResolver(() => import('./linked-password-form-resolver.ts'));
const EMPTY = { password: '', confirmPassword: '' };

type LinkedPasswordFormProps = {
  username: string;
  use: ReturnType<typeof useLink>;
  isInert: boolean;
};

/** The new password of who signs in already. */
export function LinkedPasswordForm({ username, use, isInert }: LinkedPasswordFormProps) {
  const form = useForm({ resolver: contract.resolver, defaultValues: EMPTY });
  usePreloadedContract(form, contract);
  const send = ({ password }: typeof EMPTY) => {
    if (use.isPending) return;
    use.mutate(
      { password, account: null },
      { onError: (error) => showFaults(form, serverFaults(error, fieldIn(EMPTY))) },
    );
  };
  return (
    <form
      noValidate
      inert={isInert}
      className="grid gap-5"
      onSubmit={form.handleSubmit(send, () => use.reset())}
    >
      <PasswordManagerUsername username={username} />
      <NewPasswordField
        label="Nueva contraseña"
        hint="Al menos 6 caracteres."
        {...registered(form, 'password')}
      />
      <NewPasswordField
        label="Confirmar nueva contraseña"
        {...registered(form, 'confirmPassword')}
      />
      <LinkFault error={use.error} />
      <Button type="submit" size="large" pending={use.isPending || use.isSuccess}>
        Guardar y entrar
      </Button>
    </form>
  );
}
