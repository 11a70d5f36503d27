// Two accounts of one person become one: who may go, who stays, and what is known of the person
// afterwards (docs/rules/customers.md#who-stays-in-a-merge, docs/rules/customers.md#what-a-merge-fills-in).
import type { AccountsFailure } from '../accounts/accounts.failures.ts';
import { refuseTouching, type UserInRole } from '../accounts/users/users.rules.ts';
import type { CustomersFailure } from './customers.failures.ts';

/** As far as merging asks; `username` is null for somebody of whom only the phone is known. */
type Mergeable = UserInRole & { username: string | null };

/**
 * Null when it may. Where only one can sign in, it stays: its password is what people know. Nobody takes another's
 * points into the own account.
 */
export function mergeRefusal(
  actor: UserInRole,
  kept: Mergeable,
  merged: Mergeable,
): AccountsFailure | CustomersFailure | null {
  if (kept.id === merged.id) return 'MERGE_SAME_USER';
  const untouchable = refuseTouching(actor, kept) ?? refuseTouching(actor, merged);
  if (untouchable) return untouchable;
  if (kept.role === 'superadmin' || merged.role === 'superadmin') return 'MERGE_SUPERADMIN';
  if (merged.role !== 'abaranci') return 'MERGE_STAFF_STAYS';
  if (kept.id === actor.id) return 'MERGE_INTO_OWN';
  const losesSignIn = merged.username !== null && kept.username === null;
  return losesSignIn ? 'MERGE_SIGN_IN_STAYS' : null;
}

/** What is written of a person, whatever columns it stands in. */
type Written<Field extends string> = Record<Field | 'details', string | null>;

/** What the one that stays says, its blanks filled from the other; details joined, words once. */
export function personAfterMerge<Field extends string>(
  kept: Written<Field>,
  merged: Written<Field>,
): Written<Field> {
  const fields = Object.keys(kept) as (Field | 'details')[];
  const filled = fields.map((field) => [field, kept[field] ?? merged[field]]);
  const details = joinedDetails(kept.details, merged.details);
  return { ...(Object.fromEntries(filled) as Written<Field>), details };
}

function joinedDetails(kept: string | null, merged: string | null): string | null {
  if (kept === null || merged === null) return kept ?? merged;
  return kept.includes(merged) ? kept : `${kept}\n${merged}`;
}
