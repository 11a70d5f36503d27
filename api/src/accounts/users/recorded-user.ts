// A user's edit as the record of administration is told it (docs/rules/audit.md#no-secrets-and-no-customers).
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff, ROLE_NAMES } from '@brasa/core/accounts/accounts.rules.ts';
import { differences, personalChanges } from '@brasa/core/audit/changed-fields.rules.ts';
import { aboutUser } from '../../actor.ts';
import type { AuditEvent } from '../../audit/index.ts';

/** The role as it was and is, and which personal fields are otherwise. Who is staff before or after has a name. */
export function userEdited(
  before: CurrentUser,
  after: CurrentUser,
  change: object,
): AuditEvent & { kind: 'user_edited' } {
  const roles = differences({ role: ROLE_NAMES[before.role] }, { role: ROLE_NAMES[after.role] });
  return {
    kind: 'user_edited',
    ...aboutUser(isStaff(before.role) ? before : after),
    before: roles.before,
    after: { ...roles.after, ...personalChanges(Object.keys(change)) },
  };
}
