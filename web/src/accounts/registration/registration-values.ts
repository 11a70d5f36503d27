// What the registration form holds, and the request that becomes of it.
// See docs/rules/accounts.md#registration.
import type { register } from '@brasa/core/accounts/accounts.calls.ts';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { normalizePhone } from '@brasa/core/kernel/phone.ts';
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

type AcceptedRegistration = RegistrationValues & {
  acceptDataPolicy: true;
  acceptFraudPolicy: true;
};

export function hasAccepted(values: RegistrationValues): values is AcceptedRegistration {
  return values.acceptDataPolicy && values.acceptFraudPolicy;
}

export function registrationPayload({
  confirmPassword: _,
  phone,
  ...values
}: AcceptedRegistration): RegistrationPayload {
  const digits = normalizePhone(phone) ?? phone.replace(/\D/g, '');
  return { ...values, phone: digits, role: 'abaranci' };
}
