// The own password, asked for again before what a borrowed session shall not do.
// See docs/rules/accounts.md#own-password.
import type { Actor } from '../../actor.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure, orRefuse } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { findWholeUser, lockActiveUser } from '../users/merged-users.store.ts';
import { countAttempt, forgiveAttempt, verifyAttempt, type Attempt } from './password-attempts.ts';

/** The signed-in user, as the one whose password is asked for. */
export type AccountOwner = Actor & { username: string };

export function accountOwner(actor: Actor): AccountOwner {
  const { username } = actor;
  if (username === null) throw new Error('somebody without a user name is signed in');
  return { ...actor, username };
}

/** The password that was right when it was checked; `lockOwner` makes sure that it still is. */
export type PasswordProof = { userId: number; passwordHash: string; attempt: Attempt };

/** Checks the own password, outside a transaction. Throws OWN_PASSWORD_WRONG, TOO_MANY_ATTEMPTS. */
export async function provePassword(
  shop: Shop,
  owner: AccountOwner,
  password: string,
): Promise<PasswordProof> {
  const { id } = owner;
  const attempt = await countAttempt(shop, owner.username, owner);
  const user = await findWholeUser(shop.db.read, id);
  const known = user?.active === 1 ? user.password : null;
  const isRight = await verifyAttempt(shop, attempt, password, known);
  if (known === null || !isRight) throw new Failure('OWN_PASSWORD_WRONG');
  return { userId: id, passwordHash: known, attempt };
}

/** Locks the user. Throws OWN_PASSWORD_WRONG where it has changed since, LOGIN_REQUIRED if gone. */
export async function lockOwner(transaction: Transaction, proof: PasswordProof): Promise<void> {
  const locked = orRefuse(await lockActiveUser(transaction, proof.userId), 'LOGIN_REQUIRED');
  if (locked.password !== proof.passwordHash) throw new Failure('OWN_PASSWORD_WRONG');
  await forgiveAttempt(transaction, proof.attempt);
}
