// Staff add a user who can sign in (docs/rules/accounts.md#adding-and-editing-users).
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import { ROLE_NAMES } from '@brasa/core/accounts/accounts.rules.ts';
import type { NewUser } from '@brasa/core/accounts/users/users.contract.ts';
import { refuseBorrowed } from '@brasa/core/accounts/users/staff-access.rules.ts';
import { refuseRole } from '@brasa/core/accounts/users/users.rules.ts';
import { aboutUser, type ProvenActor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';
import type { RequestIdentity } from '../../db/idempotency.ts';
import { throwRefusal } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce } from '../../transact-once.ts';
import { insertUser } from '../accounts.store.ts';
import { refuseEasyPassword } from '../passwords/easy-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refuseTakenPhone, withUniqueIdentity } from '../registration/taken-identity.ts';
import { lockKnownUser, viewUser } from './users.store.ts';
import { storedUser } from './stored-user.ts';

/**
 * Creates the user, once however often the request is sent. Throws SUPERADMIN_NOT_GRANTED, PASSWORD_AGAIN, VALIDATION for a
 * password that is easy to guess,
 * USERNAME_TAKEN, USER_PHONE_TAKEN, IDEMPOTENCY_KEY_REUSED.
 */
export async function createUser(
  shop: Shop,
  actor: ProvenActor,
  { password, confirmPassword: _, ...user }: NewUser,
  identity: RequestIdentity | null,
): Promise<UserView> {
  throwRefusal(refuseRole(actor, null, user.role));
  await refuseEasyPassword(shop, { path: 'password', password }, user);
  const passwordHash = await hashPassword(password);
  const create = async (transaction: Transaction, now: number) => {
    throwRefusal(refuseBorrowed(user.role, actor.provenAt, now));
    const signIn = { ...user, passwordHash, now };
    await refuseTakenPhone(transaction, { id: null, phone: user.phone });
    const id = await withUniqueIdentity(() => insertUser(transaction, signIn));
    const created = await lockKnownUser(transaction, id);
    const role = ROLE_NAMES[created.role];
    const event = { kind: 'user_created', ...aboutUser(created), after: { role } } as const;
    await record(transaction, actor, event, now);
    return viewUser(created);
  };
  return transactOnce(shop, identity, create, { storing: storedUser });
}
