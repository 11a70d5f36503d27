// What gives somebody a way in as staff takes a password that was proven lately, or a borrowed session would become an
// account for good (docs/rules/accounts.md#a-borrowed-session).
import { MINUTE } from '../kernel/durations.ts';
import type { AccountsFailure } from './accounts.failures.ts';
import { isStaff, type Role } from './accounts.rules.ts';

/** How long a sign-in or a proof is good for, in milliseconds. */
const GOOD_FOR = 15 * MINUTE;

/** Why who proved the password then gives nobody with the role a way in; null where they do. */
export const refuseBorrowed = (role: Role, provenAt: number, now: number): AccountsFailure | null =>
  isStaff(role) && now - provenAt > GOOD_FOR ? 'PASSWORD_AGAIN' : null;

/** A link for a password goes to the e-mail, or by hand to the phone. */
const WAYS_IN = ['role', 'username', 'password', 'email', 'phone'] as const;

/** Whether what changes of a user is, or leads to, how they sign in and as whom. */
export const isWayIn = (change: Partial<Record<(typeof WAYS_IN)[number], unknown>>): boolean =>
  WAYS_IN.some((field) => change[field] !== undefined);
