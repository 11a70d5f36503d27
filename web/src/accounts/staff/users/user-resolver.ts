// The dialog about a user is judged by the contract of what it does: a new user, one who can sign in,
// or one of whom only the phone is known.
import '../../../browser/zod/zod-without-eval.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { newUser, phoneUserForm, userForm } from '@brasa/core/accounts/users.contract.ts';
import { isUserField, type JudgedUser, type UserValues } from './user-values.ts';

/** For a new user (null) or for changing this one. */
export function userResolver(user: UserView | null): Resolver<UserValues, unknown, JudgedUser> {
  const contract = user === null ? newUser : user.phoneOnly ? phoneUserForm : userForm;
  return (values) => {
    const { data, error } = contract.safeParse(values);
    if (!error) return { values: data, errors: {} };
    const errors: FieldErrors<UserValues> = {};
    for (const { path, message } of error.issues) {
      const field = String(path[0]);
      if (isUserField(field)) errors[field] ??= { type: 'contract', message };
    }
    return { values: {}, errors };
  };
}
