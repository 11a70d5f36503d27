import { useForm } from 'react-hook-form';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { registered } from '../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { Button } from '../../ui/button/button.tsx';
import {
  NewPasswordField,
  PasswordManagerUsername,
  SecondFactorField,
} from '../../ui/form/contact-fields.tsx';
import type { useLink } from './password-link.queries.ts';
import { LinkFault } from './link-fault.tsx';

const contract = lazyResolver(() => import('./linked-password-form-resolver.ts'));
const EMPTY: { password: string; confirmPassword: string; code?: string | undefined } = {
  password: '',
  confirmPassword: '',
  code: undefined,
};

const faultsIn = (error: Error) =>
  serverFaults(error, fieldIn(EMPTY), { SECOND_FACTOR_WRONG: 'code' });

type LinkedPasswordFormProps = {
  username: string;
  /** The account has a second factor. */
  asksCode: boolean;
  use: ReturnType<typeof useLink>;
  isInert: boolean;
};

/** The new password of who signs in already. */
export function LinkedPasswordForm({ username, asksCode, use, isInert }: LinkedPasswordFormProps) {
  const form = useForm({ resolver: contract.resolver, defaultValues: EMPTY });
  usePreloadedContract(form, contract);
  const send = ({ password, code }: typeof EMPTY) => {
    if (use.isPending) return;
    use.mutate(
      { password, code, account: null },
      { onError: (error) => showFaults(form, faultsIn(error)) },
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
      {asksCode && <SecondFactorField {...registered(form, 'code')} />}
      <LinkFault error={use.error} />
      <Button type="submit" size="large" pending={use.isPending || use.isSuccess}>
        Guardar y entrar
      </Button>
    </form>
  );
}
