import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnerProof } from '@brasa/core/accounts/second-factor/second-factor.contract.ts';
import { reasonOf } from '../../../browser/api/error-texts.ts';
import { lazyResolver, usePreloadedContract } from '../../../browser/forms/lazy-resolver.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { fieldIn, serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import {
  PasswordField,
  PasswordManagerUsername,
  SecondFactorField,
} from '../../../ui/form/contact-fields.tsx';
import { useCodeField } from '../../own-account/use-code-field.ts';

const contract = lazyResolver(() => import('./password-proof-resolver.ts'));
const EMPTY: OwnerProof = { currentPassword: '', code: undefined };

const faultsIn = (error: Error) =>
  serverFaults(error, fieldIn(EMPTY), {
    OWN_PASSWORD_WRONG: 'currentPassword',
    SECOND_FACTOR_WRONG: 'code',
  });

type PasswordProofProps = {
  username: string;
  /** What the password is asked for. */
  children: ReactNode;
  button: string;
  variant?: 'danger' | undefined;
  /** The second factor is on; where it is not known the server asks. */
  asksCode: boolean;
  sending: {
    mutate: (proof: OwnerProof, callbacks: { onError: (error: Error) => void }) => void;
    isPending: boolean;
    error: Error | null;
  };
  onCancel: () => void;
};

/** Asks for the present password, and a code where the second factor is on, before something that a borrowed session shall not do. */
export function PasswordProof(props: PasswordProofProps) {
  const { username, children, button, variant, sending, onCancel } = props;
  const form = useForm({ resolver: contract.resolver, defaultValues: EMPTY });
  usePreloadedContract(form, contract);
  // It has come in place of the button that led here.
  useEffect(() => form.setFocus('currentPassword'), [form]);
  const { asksCode, heed } = useCodeField(form, props.asksCode);
  const send = (proof: OwnerProof) => {
    if (sending.isPending) return;
    const onError = (error: Error) => {
      const faults = faultsIn(error);
      heed(faults);
      showFaults(form, faults);
    };
    sending.mutate(proof, { onError });
  };
  const { error } = sending;
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(send)}>
      <div className="grid gap-2 text-ink-soft">{children}</div>
      <PasswordManagerUsername username={username} />
      <PasswordField label="Contraseña actual" {...registered(form, 'currentPassword')} />
      {asksCode && <SecondFactorField {...registered(form, 'code')} />}
      {error && faultsIn(error).length === 0 && <FormError>{reasonOf(error)}</FormError>}
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
