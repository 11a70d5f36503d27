// The form is judged by the contract; what was typed stays as it is, for the request is made from it.
import type { Resolver } from 'react-hook-form';
import { linkedAccountForm } from '@brasa/core/accounts/recovery/password-links.contract.ts';
import { contractFaults, judged } from '../../browser/forms/judged.ts';
import { registrationField, type RegistrationValues } from '../registration/registration-values.ts';

const linkedAccountFormResolver: Resolver<RegistrationValues> = (values) => {
  const { error } = linkedAccountForm.safeParse(values);
  return judged(values, contractFaults(error, registrationField));
};

export default linkedAccountFormResolver;
