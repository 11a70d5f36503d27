import { useForm } from 'react-hook-form';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { Button } from '../../ui/button/button.tsx';
import { PersonFields, PolicyFields, SignInFields } from '../registration/registration-fields.tsx';
import {
  EMPTY_REGISTRATION,
  registrationField,
  registrationPayload,
  type RegistrationValues,
} from '../registration/registration-values.ts';
import type { useLink } from './password-link.queries.ts';
import { LinkFault } from './link-fault.tsx';

const contract = lazyResolver(() => import('./linked-account-form-resolver.ts'));

type LinkedAccountFormProps = { use: ReturnType<typeof useLink>; isInert: boolean };

/** What makes a full customer of a phone: the registration form, but for the phone. */
export function LinkedAccountForm({ use, isInert }: LinkedAccountFormProps) {
  const form = useForm<RegistrationValues>({
    resolver: contract.resolver,
    defaultValues: EMPTY_REGISTRATION,
  });
  usePreloadedContract(form, contract);
  const send = (values: RegistrationValues) => {
    if (use.isPending) return;
    use.mutate({ account: linkedPayload(values) }, { onError: (error) => showIn(form, error) });
  };
  return (
    <form
      noValidate
      inert={isInert}
      className="grid gap-5"
      onSubmit={form.handleSubmit(send, () => use.reset())}
    >
      <SignInFields form={form} />
      <PersonFields form={form} isPhoneKnown />
      <PolicyFields form={form} />
      <LinkFault error={use.error} />
      <Button type="submit" size="large" pending={use.isPending || use.isSuccess}>
        Guardar y entrar
      </Button>
    </form>
  );
}

/** Where the form's contract did not come, it is the server that judges. */
function linkedPayload(values: RegistrationValues) {
  const { phone: _, role: _role, ...payload } = registrationPayload(values);
  return payload as typeof payload & { acceptDataPolicy: true; acceptFraudPolicy: true };
}

function showIn(form: Parameters<typeof showFaults<keyof RegistrationValues>>[0], error: Error) {
  showFaults(form, serverFaults(error, registrationField, { USERNAME_TAKEN: 'username' }));
}
