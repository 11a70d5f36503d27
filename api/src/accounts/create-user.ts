// Staff add a user who can sign in (docs/rules/accounts.md#adding-and-editing-users).
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { NewUser } from '@brasa/core/accounts/users.contract.ts';
import { refuseRole } from '@brasa/core/accounts/users.rules.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { insertUser } from './accounts.store.ts';
import { hashPassword } from './passwords.ts';
import { withUniqueIdentity } from './taken-identity.ts';
import { lockKnownUser, viewUser } from './users.store.ts';
import { storedUser } from './stored-user.ts';

/**
 * Creates the user, once however often the request is sent. Throws SUPERADMIN_NOT_GRANTED,
 * USERNAME_TAKEN, USER_PHONE_TAKEN, IDEMPOTENCY_KEY_REUSED.
 */
export async function createUser(
  shop: Shop,
  actor: CurrentUser,
  { password, confirmPassword: _, ...user }: NewUser,
  identity: RequestIdentity | null,
): Promise<UserView> {
  const refusal = refuseRole(actor, null, user.role);
  if (refusal) throw new Failure(refusal);
  const passwordHash = await hashPassword(password);
  const now = shop.clock();
  return shop.db.transact((transaction) =>
    once(transaction, identity, { now, storing: storedUser(transaction) }, async () => {
      const id = await withUniqueIdentity(() =>
        insertUser(transaction, { ...user, passwordHash, now }),
      );
      return viewUser(await lockKnownUser(transaction, id));
    }),
  );
}
