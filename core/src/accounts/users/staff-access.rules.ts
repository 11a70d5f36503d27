// A deed that gives somebody a way in, or has no way back, takes a password that was proven lately: a borrowed session would
// become an account, or take somebody away, for good (docs/rules/accounts.md#a-borrowed-session).
import { latestEnd } from '../../kernel/time/clock-ahead.rules.ts';
import { MINUTE } from '../../kernel/time/durations.ts';
import type { AccountsFailure } from '../accounts.failures.ts';
import { isStaff, type Role } from '../accounts.rules.ts';

/** How long a sign-in or a proof is good for, in milliseconds. */
const GOOD_FOR = 15 * MINUTE;

/**
 * Refuses a deed for which the password was proven too long ago, or by a clock that was ahead; null while the proof is good.
 * Milliseconds UTC.
 */
export const refuseUnproven = (provenAt: number, now: number): AccountsFailure | null =>
  now - provenAt > GOOD_FOR || provenAt > latestEnd(now, 0) ? 'PASSWORD_AGAIN' : null;

/** Refuses it where the deed is about somebody of the staff; null for customers. Milliseconds UTC. */
export const refuseBorrowed = (role: Role, provenAt: number, now: number): AccountsFailure | null =>
  isStaff(role) ? refuseUnproven(provenAt, now) : null;

/** The fields by which a customer signs in, or gets a link for a password. */
const CUSTOMERS_WAYS_IN = ['username', 'password', 'email'] as const;
/** Of a colleague also the role, and the phone: a link is handed over where it rings. */
const COLLEAGUES_WAYS_IN = [...CUSTOMERS_WAYS_IN, 'role', 'phone'] as const;

/** True for a change that opens the account of a user with the role to somebody. */
export const isWayIn = (
  role: Role,
  change: Partial<Record<(typeof COLLEAGUES_WAYS_IN)[number], unknown>>,
): boolean =>
  (isStaff(role) ? COLLEAGUES_WAYS_IN : CUSTOMERS_WAYS_IN).some(
    (field) => change[field] !== undefined,
  );
