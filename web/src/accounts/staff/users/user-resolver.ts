// The dialog about a user is judged by the contract of what it does: a new user, one who can sign in,
// or one of whom only the phone is known.
import '../../../browser/zod/zod-without-eval.ts';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import {
  newUser,
  phoneUserForm,
  userForm,
  type NewUser,
} from '@brasa/core/accounts/users.contract.ts';
import { contractFaults, judged } from '../../../browser/forms/judged.ts';
import { userField, type JudgedUser, type UserValues } from './user-values.ts';

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
