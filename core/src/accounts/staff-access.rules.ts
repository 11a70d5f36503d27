// A deed that gives somebody a way in as staff, or has no way back, takes a password that was proven lately: a borrowed
// session would become an account, or take somebody away, for good (docs/rules/accounts.md#a-borrowed-session).
import { MINUTE } from '../kernel/durations.ts';
import type { AccountsFailure } from './accounts.failures.ts';
import { isStaff, type Role } from './accounts.rules.ts';

/** How long a sign-in or a proof is good for, in milliseconds. */
const GOOD_FOR = 15 * MINUTE;

/** Why who proved the password then neither erases nor merges anybody; null where they do. Milliseconds UTC. */
export const refuseUnproven = (provenAt: number, now: number): AccountsFailure | null =>
  now - provenAt > GOOD_FOR ? 'PASSWORD_AGAIN' : null;

/** Why who proved the password then gives nobody with the role a way in; null where they do. Milliseconds UTC. */
export const refuseBorrowed = (role: Role, provenAt: number, now: number): AccountsFailure | null =>
  isStaff(role) ? refuseUnproven(provenAt, now) : null;

/** A link for a password goes to the e-mail, or by hand to the phone. */
const WAYS_IN = ['role', 'username', 'password', 'email', 'phone'] as const;

/** Whether what changes of a user is, or leads to, how they sign in and as whom. */
export const isWayIn = (change: Partial<Record<(typeof WAYS_IN)[number], unknown>>): boolean =>
  WAYS_IN.some((field) => change[field] !== undefined);
