// Staff switch a user off, which ends their sessions at once, or on again.
// See docs/rules/accounts.md#switching-users-off-and-on.
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { UserToggle } from '@brasa/core/accounts/users/users.contract.ts';
import { refuseBorrowed } from '@brasa/core/accounts/users/staff-access.rules.ts';
import { refuseToggling } from '@brasa/core/accounts/users/users.rules.ts';
import { aboutUser, type ProvenActor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';
import type { RequestIdentity } from '../../db/idempotency.ts';
import { flag } from '../../db/tables/columns.ts';
import { throwRefusal } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce } from '../../transact-once.ts';
import { endAccess } from '../session/end-access.ts';
import { lockKnownUser, writeUser } from './users.store.ts';
import { storedUser } from './stored-user.ts';

/**
 * Makes the user what `active` says, else the other of the two. Throws USER_NOT_FOUND,
 * OWN_ACCOUNT_NEEDED, SUPERADMIN_ONLY, PASSWORD_AGAIN, IDEMPOTENCY_KEY_REUSED.
 */
export function toggleUser(
  shop: Shop,
  actor: ProvenActor,
  { id, active }: { id: number } & UserToggle,
  identity: RequestIdentity | null,
): Promise<UserView> {
  const toggle = async (transaction: Transaction, now: number) => {
    const user = await lockKnownUser(transaction, id);
    throwRefusal(refuseToggling(actor, user));
    const isActive = active ?? user.active !== 1;
    if (isActive) throwRefusal(refuseBorrowed(user.role, actor.provenAt, now));
    else await endAccess(transaction, id);
    if (isActive !== (user.active === 1)) {
      const kind = isActive ? 'user_activated' : 'user_deactivated';
      await record(transaction, actor, { kind, ...aboutUser(user) }, now);
    }
    return writeUser(transaction, id, { active: flag(isActive) }, now);
  };
  return transactOnce(shop, identity, toggle, { storing: storedUser });
}
