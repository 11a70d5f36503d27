// Staff switch a user off, which ends their sessions at once, or on again (decisions 3).
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { refuseToggling } from '@brasa/core/accounts/users.rules.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { deleteSessionsOf } from './own-account.store.ts';
import { holdUser, setActive } from './users.store.ts';

/** Throws USER_NOT_FOUND, OWN_ACCOUNT_NEEDED, SUPERADMIN_ONLY, IDEMPOTENCY_KEY_REUSED. */
export function toggleUser(
  shop: Shop,
  actor: CurrentUser,
  id: number,
  identity: RequestIdentity | null,
): Promise<UserView> {
  const now = shop.clock();
  return shop.db.transact((work) =>
    once(work, identity, now, async () => {
      const user = await holdUser(work, id);
      if (!user) throw new Failure('USER_NOT_FOUND');
      const refusal = refuseToggling(actor, user);
      if (refusal) throw new Failure(refusal);
      if (user.active === 1) await deleteSessionsOf(work, id, null);
      return setActive(work, id, user.active !== 1, now);
    }),
  );
}
