// What the registration form holds, and the request that becomes of it.
// See docs/rules/accounts.md#registration.
import type { RegisterRequest } from '@brasa/core/accounts/registration.contract.ts';
import { normalizePhone } from '@brasa/core/kernel/phone.ts';

export type RegistrationValues = {
  username: string;
  password: string;
  confirmPassword: string;
  name: string;
  phone: string;
  email: string;
  postalCode: string;
  acceptDataPolicy: boolean;
  acceptFraudPolicy: boolean;
};

export const EMPTY_REGISTRATION: RegistrationValues = {
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

export type RegistrationPayload = Record<keyof RegisterRequest, unknown>;

/** Without the second password, which only the form needs; the phone as digits only. */
export function registrationPayload({
  confirmPassword: _,
  phone,
  ...values
}: RegistrationValues): RegistrationPayload {
  const digits = normalizePhone(phone) ?? phone.replace(/\D/g, '');
  return { ...values, phone: digits, role: 'abaranci' };
}

export function isRegistrationField(name: string): name is keyof RegistrationValues {
  return Object.hasOwn(EMPTY_REGISTRATION, name);
}
