// What the registration form holds, and the request that becomes of it.
// See docs/rules/accounts.md#registration.
import type { register } from '@brasa/core/accounts/accounts.calls.ts';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import { fieldIn } from '../../browser/forms/server-faults.ts';

export const EMPTY_REGISTRATION = {
  username: '',
  password: '',
  confirmPassword: '',
  name: '',
  phone: '',
  email: '',
  postalCode: '',
  acceptDataPolicy: false,
  acceptFraudPolicy: false,
};

export type RegistrationValues = typeof EMPTY_REGISTRATION;

export const registrationField = fieldIn(EMPTY_REGISTRATION);

export type RegistrationPayload = BodyOf<typeof register>;

type Accepted = { acceptDataPolicy: true; acceptFraudPolicy: true };

/** Where nothing was accepted and the form's contract did not come, it is the server that says so. */
export function registrationPayload({
  confirmPassword: _,
  phone,
  ...values
}: RegistrationValues): RegistrationPayload {
  const digits = normalizePhone(phone) ?? phone.replace(/\D/g, '');
  return { ...(values as typeof values & Accepted), phone: digits, role: 'abaranci' };
}
