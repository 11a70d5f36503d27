// Who may erase whom on request (docs/rules/customers.md#erasing-on-request).
import { isStaff, type Role } from '../accounts/accounts.rules.ts';
import type { CustomersFailure } from './customers.failures.ts';

/** Why this member of staff may not erase this user; null when they may. */
export function refuseErasing(
  actor: { role: Role },
  user: { role: Role; phoneOnly: boolean },
): CustomersFailure | null {
  if (isStaff(user.role)) return 'ERASURE_NOT_FOR_STAFF';
  return user.phoneOnly || actor.role === 'superadmin' ? null : 'ERASURE_IS_THE_OWNERS';
}
