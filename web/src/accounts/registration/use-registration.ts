// The registration form's life: filled in, sent, signed in.
// See docs/rules/accounts.md#registration-signs-in.
import { useForm } from 'react-hook-form';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { showContactFailure, type FormTexts } from './contact-failure.ts';
import {
  EMPTY_REGISTRATION,
  hasAccepted,
  registrationField,
  registrationPayload,
  type RegistrationValues,
} from './registration-values.ts';
import { useRegister } from './registration.queries.ts';

export const REGISTRATION_TEXTS: FormTexts<keyof RegistrationValues> = {
  title: 'Error en el registro',
  description: 'Error al crear la cuenta',
  fieldOf: registrationField,
  fieldOfCode: { PHONE_TAKEN: 'phone', USERNAME_TAKEN: 'username' },
};

const contract = lazyResolver(() => import('./registration-form-resolver.ts'));

export function useRegistration(onRegistered: () => void) {
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
    if (!register.isPending && hasAccepted(values)) register.mutate(registrationPayload(values));
  };
  const { error, isPending } = register;
  return { form, submit: form.handleSubmit(send, () => register.reset()), isPending, error };
}
