// The own password: changed by whoever knows it, and asked for again before anything that cannot be
// undone. See docs/rules/accounts.md#own-password.
import type { PasswordChange } from '@brasa/core/accounts/own-account.contract.ts';
import { DAY } from '@brasa/core/kernel/durations.ts';
import { aboutUser, type Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import { DAILY, hit, type Limit } from '../db/throttle.ts';
import { Failure, orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { findWholeUser, lockActiveUser } from './merged-users.store.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { endFormerAccess } from './end-access.ts';
import { countAttempt, forgiveAttempt, verifyAttempt, type Attempt } from './password-attempts.ts';
import { hashPassword } from './passwords.ts';
import { writeUser } from './users.store.ts';

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

/** Each is an entry in the record of administration. */
const CHANGES: Limit = { most: 10, windowMilliseconds: DAY };

/**
 * Changes the password, at most 10 times in 24 hours, and ends every other session of the user. Throws VALIDATION for
 * one that is easy to guess, and as `provePassword`.
 */
export async function changeOwnPassword(
  shop: Shop,
  owner: AccountOwner,
  tokenHash: string,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const known = await findWholeUser(shop.db.read, owner.id);
  const called = { username: owner.username, name: known?.name };
  // First: it is no attempt to guess the present one.
  await refuseEasyPassword(shop, { path: 'newPassword', password: newPassword }, called);
  const proof = await provePassword(shop, owner, currentPassword);
  const changed = await hashPassword(newPassword);
  await shop.db.transact(async (transaction) => {
    const now = shop.clock();
    if (shop.rateLimits)
      await hit(transaction, `${DAILY}own-password of ${owner.id}`, CHANGES, now);
    await lockOwner(transaction, proof);
    await writeUser(transaction, owner.id, { password: changed }, now);
    await record(transaction, owner, { kind: 'password_changed', ...aboutUser(owner) }, now);
    await endFormerAccess(transaction, owner.id, tokenHash);
  });
}
