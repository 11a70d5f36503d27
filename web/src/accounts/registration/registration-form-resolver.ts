// The form is judged by the contract; what was typed stays as it is, for the request is made from it.
import '../../browser/zod/zod-without-eval.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { registrationForm } from '@brasa/core/accounts/registration.contract.ts';
import { isRegistrationField, type RegistrationValues } from './registration-values.ts';

const registrationFormResolver: Resolver<RegistrationValues> = (values) => {
  const { error } = registrationForm.safeParse(values);
  if (!error) return { values, errors: {} };
  const errors: FieldErrors<RegistrationValues> = {};
  for (const { path, message } of error.issues) {
    const field = String(path[0]);
    if (isRegistrationField(field)) errors[field] ??= { type: 'contract', message };
  }
  return { values: {}, errors };
};

export default registrationFormResolver;
