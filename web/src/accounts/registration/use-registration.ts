// The registration form's life: filled in, sent, signed in.
// See docs/rules/accounts.md#registration-signs-in.
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { toast } from '../../ui/toast/toast.ts';
import {
  contactFailure,
  markFaults,
  toastContactFailure,
  type FormTexts,
} from './contact-failure.ts';
import {
  EMPTY_REGISTRATION,
  hasAccepted,
  isRegistrationField,
  registrationPayload,
  type RegistrationValues,
} from './registration-values.ts';
import { useRegister } from './registration.queries.ts';

const TEXTS: FormTexts<keyof RegistrationValues> = {
  title: 'Error en el registro',
  description: 'Error al crear la cuenta',
  isField: isRegistrationField,
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
      toast({ title: '¡Registro exitoso!', tone: 'good' });
      form.reset(EMPTY_REGISTRATION);
      onRegistered();
    },
    onError: (error) => {
      const failure = contactFailure(error, TEXTS);
      toastContactFailure(failure);
      markFaults(form, failure);
    },
  });
  const send = (values: RegistrationValues) => {
    if (!register.isPending && hasAccepted(values)) register.mutate(registrationPayload(values));
  };
  const { error } = register;
  const failure = useMemo(() => error && contactFailure(error, TEXTS), [error]);
  return {
    form,
    submit: form.handleSubmit(send, () => register.reset()),
    isPending: register.isPending,
    failure,
  };
}
