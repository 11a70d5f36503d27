// What the dialog about a user holds, and the request that becomes of it.
// See docs/rules/accounts.md#adding-and-editing-users.
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { Role } from '@brasa/core/accounts/accounts.rules.ts';
import { formatPhone, normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import { editsOf } from '../../../browser/forms/merged-edits.ts';
import { fieldIn } from '../../../browser/forms/server-faults.ts';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import {
  newUser,
  phoneUserForm,
  userForm,
  type NewUser,
  type UserForm,
} from '@brasa/core/accounts/users/users.contract.ts';
import { contractFaults, judged } from '../../../browser/forms/judged.ts';

export const EMPTY_USER = {
  username: '',
  role: 'abaranci' as Role,
  name: '',
  password: '',
  confirmPassword: '',
  email: '',
  phone: '',
  postalCode: '',
  comparsaName: '',
  details: '',
};

export type UserValues = typeof EMPTY_USER;

export function valuesOf(user: UserView): UserValues {
  return {
    ...EMPTY_USER,
    username: user.username ?? '',
    role: user.role,
    name: user.name ?? '',
    email: user.email ?? '',
    phone: user.phone === null ? '' : formatPhone(user.phone),
    postalCode: user.postalCode ?? '',
    comparsaName: user.comparsaName ?? '',
    details: user.details ?? '',
  };
}

/** The form as its contract understood it: trimmed, blank fields null. */
export type JudgedUser = NewUser | (Omit<UserForm, 'username'> & { username: string | null });

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** The fields as the contract understands them, so that two spellings of the same are no change. */
function payloadOf(values: UserValues) {
  const { username, role, name, password, confirmPassword, email, phone, details } = values;
  const { postalCode, comparsaName } = values;
  return {
    role,
    // A name that is there is never taken away.
    username: orNull(username) ?? undefined,
    name: orNull(name),
    // As it was typed, spaces included.
    password: orNull(password) && password,
    confirmPassword: orNull(confirmPassword) && confirmPassword,
    email: orNull(email),
    phone: normalizePhone(phone) ?? orNull(phone),
    postalCode: orNull(postalCode),
    comparsaName: orNull(comparsaName),
    details: orNull(details),
  };
}

export const { changesOf, mergeEdits } = editsOf(payloadOf);

export const userField = fieldIn(EMPTY_USER);

export const newUserResolver = resolverOf<NewUser>(newUser);

export function userResolver(user: UserView): Resolver<UserValues, unknown, JudgedUser> {
  return resolverOf<JudgedUser>(user.phoneOnly ? phoneUserForm : userForm);
}

function resolverOf<Judged extends JudgedUser>(
  contract: z.ZodType<Judged>,
): Resolver<UserValues, unknown, Judged> {
  return (values) => {
    const { data, error } = contract.safeParse(values);
    if (!error) return { values: data, errors: {} };
    return { values: {}, errors: judged(values, contractFaults(error, userField)).errors };
  };
}
