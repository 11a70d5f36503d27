// What the dialog about a user holds, and the request that becomes of it (specification 2, 5 and 7).
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import type { NewUser, UserForm } from '@brasa/core/accounts/users.contract.ts';
import { formatPhone } from '@brasa/core/kernel/phone.ts';

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

export type UserPayload = Partial<JudgedUser>;

/**
 * What is sent: everything but a blank user name and blank passwords, which stay as they are.
 * `role` is the one that the user has, for whoever's role the dialog does not let change.
 */
export function userPayload(judged: JudgedUser, role: Role): UserPayload {
  const { username, password, confirmPassword, ...person } = judged;
  return {
    ...person,
    role,
    ...(username !== null && { username }),
    ...(password !== null && { password, confirmPassword }),
  };
}

export function isUserField(name: string): name is keyof UserValues {
  return Object.hasOwn(EMPTY_USER, name);
}

/** What a user is called on the screen. */
export function userTitle({
  name,
  username,
  phone,
}: Pick<UserView, 'name' | 'username' | 'phone'>) {
  return name ?? username ?? (phone === null ? 'Sin nombre' : formatPhone(phone));
}
