// The form is judged by the contract; what was typed stays as it is, for the request is made from it.
import type { Resolver } from 'react-hook-form';
import { registrationForm } from '@brasa/core/accounts/registration/registration.contract.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { registrationField, type RegistrationValues } from './registration-values.ts';

const registrationFormResolver: Resolver<RegistrationValues> = (values) => {
  const { error } = registrationForm.safeParse(values);
  return judged(values, contractFaults(error, registrationField));
};

export default registrationFormResolver;
