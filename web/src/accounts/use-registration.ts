// The registration form's life: filled in, sent, signed in (specification 2 and 8).
import { useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { lateResolver, usePreloadedContract } from '../browser/late-resolver.ts';
import { toast } from '../ui/toast.ts';
import { registrationFailure, type RegistrationFailure } from './registration-failure.ts';
import {
  EMPTY_REGISTRATION,
  registrationPayload,
  type RegistrationValues,
} from './registration-values.ts';
import { useRegister } from './registration.queries.ts';

const contract = lateResolver(() => import('./registration-form-resolver.ts'));

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
      const failure = registrationFailure(error);
      sayFailure(failure);
      markFaults(form, failure);
    },
  });
  const send = (values: RegistrationValues) => {
    if (!register.isPending) register.mutate(registrationPayload(values));
  };
  const { error } = register;
  const failure = useMemo(() => error && registrationFailure(error), [error]);
  return {
    form,
    submit: form.handleSubmit(send, () => register.reset()),
    isPending: register.isPending,
    failure,
  };
}

function sayFailure({ title, description, whatsappLink }: RegistrationFailure) {
  toast({
    title,
    description,
    tone: 'bad',
    ...(whatsappLink !== undefined && {
      action: { label: 'Contactar WhatsApp', href: whatsappLink },
    }),
  });
}

/** The focus goes where something is to be changed; a known phone rather needs the chat. */
function markFaults(
  form: UseFormReturn<RegistrationValues>,
  { faults, whatsappLink }: RegistrationFailure,
) {
  let shouldFocus = whatsappLink === undefined;
  for (const { field, message } of faults) {
    form.setError(field, { type: 'server', message }, { shouldFocus });
    shouldFocus = false;
  }
}
