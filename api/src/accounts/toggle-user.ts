// Staff switch a user off, which ends their sessions at once, or on again.
// See docs/rules/accounts.md#switching-users-off-and-on.
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { UserToggle } from '@brasa/core/accounts/users.contract.ts';
import { refuseToggling } from '@brasa/core/accounts/users.rules.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { deleteSessionsOf } from './own-account.store.ts';
import { lockKnownUser, setActive } from './users.store.ts';
import { storedUser } from './stored-user.ts';

/**
 * Makes the user what `active` says, else the other of the two. Throws USER_NOT_FOUND,
 * OWN_ACCOUNT_NEEDED, SUPERADMIN_ONLY, IDEMPOTENCY_KEY_REUSED.
 */
export function toggleUser(
  shop: Shop,
  actor: CurrentUser,
  { id, active }: { id: number } & UserToggle,
  identity: RequestIdentity | null,
): Promise<UserView> {
  const now = shop.clock();
  return shop.db.transact((transaction) =>
    once(transaction, identity, { now, storing: storedUser(transaction) }, async () => {
      const user = await lockKnownUser(transaction, id);
      const refusal = refuseToggling(actor, user);
      if (refusal) throw new Failure(refusal);
      const isActive = active ?? user.active !== 1;
      if (!isActive) await deleteSessionsOf(transaction, id, null);
      return setActive(transaction, id, isActive, now);
    }),
  );
}
