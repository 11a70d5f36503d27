// What the dialog about a user holds, and the request that becomes of it.
// See docs/rules/accounts.md#adding-and-editing-users.
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import type { NewUser, UserForm } from '@brasa/core/accounts/users.contract.ts';
import { formatPhone, normalizePhone } from '@brasa/core/kernel/phone.ts';
import { editsOf } from '../../../browser/forms/merged-edits.ts';

export type UserValues = {
  username: string;
  role: Role;
  name: string;
  password: string;
  confirmPassword: string;
  email: string;
  phone: string;
  details: string;
};

export const EMPTY_USER: UserValues = {
  username: '',
  role: 'abaranci',
  name: '',
  password: '',
  confirmPassword: '',
  email: '',
  phone: '',
  details: '',
};

/** The user as the dialog shows one. */
export function valuesOf(user: UserView): UserValues {
  return {
    ...EMPTY_USER,
    username: user.username ?? '',
    role: user.role,
    name: user.name ?? '',
    email: user.email ?? '',
    phone: user.phone === null ? '' : formatPhone(user.phone),
    details: user.details ?? '',
  };
}

/** The form as its contract understood it: trimmed, blank fields null. */
export type JudgedUser = NewUser | (Omit<UserForm, 'username'> & { username: string | null });

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** The fields as the contract understands them, so that two spellings of the same are no change. */
function payloadOf(values: UserValues): Record<keyof UserValues, unknown> {
  const { username, role, name, password, confirmPassword, email, phone, details } = values;
  return {
    role,
    username: orNull(username),
    name: orNull(name),
    // As it was typed, spaces included.
    password: orNull(password) && password,
    confirmPassword: orNull(confirmPassword) && confirmPassword,
    email: orNull(email),
    phone: normalizePhone(phone) ?? orNull(phone),
    details: orNull(details),
  };
}

/** What is sent: all of a new user, of another only what was changed, the role included. */
export type UserPayload = Partial<Record<keyof UserValues, unknown>>;

export const { changesOf, mergeEdits } = editsOf(payloadOf);

export function isUserField(name: string): name is keyof UserValues {
  return Object.hasOwn(EMPTY_USER, name);
}
