import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolver, usePreloadedContract } from '../../../browser/forms/lazy-resolver.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { PasswordField, PasswordManagerUsername } from '../../../ui/form/contact-fields.tsx';

const contract = lazyResolver(() => import('./password-proof-resolver.ts'));
const EMPTY = { currentPassword: '' };

const faultsIn = (error: Error) =>
  serverFaults(error, fieldIn(EMPTY), { OWN_PASSWORD_WRONG: 'currentPassword' });

type PasswordProofProps = {
  username: string;
  /** What the password is asked for. */
  children: ReactNode;
  button: string;
  variant?: 'danger' | undefined;
  sending: {
    mutate: (password: string, callbacks: { onError: (error: Error) => void }) => void;
    isPending: boolean;
    error: Error | null;
  };
  onCancel: () => void;
};

/** Asks for the present password before something that a borrowed session shall not do. */
export function PasswordProof(props: PasswordProofProps) {
  const { username, children, button, variant, sending, onCancel } = props;
  const form = useForm({ resolver: contract.resolver, defaultValues: EMPTY });
  usePreloadedContract(form, contract);
  // It has come in place of the button that led here.
  useEffect(() => form.setFocus('currentPassword'), [form]);
  const send = ({ currentPassword }: typeof EMPTY) => {
    if (sending.isPending) return;
    sending.mutate(currentPassword, { onError: (error) => showFaults(form, faultsIn(error)) });
  };
  const { error } = sending;
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(send)}>
      <div className="grid gap-2 text-ink-soft">{children}</div>
      <PasswordManagerUsername username={username} />
      <PasswordField label="Contraseña actual" {...registered(form, 'currentPassword')} />
      {error && faultsIn(error).length === 0 && <FormError>{error.message}</FormError>}
      <DialogButtons
        onCancel={onCancel}
        pending={sending.isPending}
        pendingText="Un momento..."
        {...(variant && { variant })}
      >
        {button}
      </DialogButtons>
    </form>
  );
}
