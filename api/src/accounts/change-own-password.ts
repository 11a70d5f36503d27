// The own password is changed by whoever knows it (docs/rules/accounts.md#own-password).
import type { PasswordChange } from '@brasa/core/accounts/own-account.contract.ts';
import { DAY } from '@brasa/core/kernel/durations.ts';
import { aboutUser } from '../actor.ts';
import { record } from '../audit/index.ts';
import { DAILY, hit, type Limit } from '../db/throttle.ts';
import type { Shop } from '../shop.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { endFormerAccess } from './end-access.ts';
import { findWholeUser } from './merged-users.store.ts';
import type { AccountOwner } from './own-password.ts';
import { lockProvenOwner, proveOwner } from './owner-proof.ts';
import { hashPassword } from './passwords.ts';
import { writeUser } from './users.store.ts';

/** Each is an entry in the record of administration. */
const CHANGES: Limit = { most: 10, windowMilliseconds: DAY };

/**
 * Changes the password, at most 10 times in 24 hours, and ends every other session of the user. Throws VALIDATION for
 * one that is easy to guess, and as `proveOwner` and `lockProvenOwner`.
 */
export async function changeOwnPassword(
  shop: Shop,
  owner: AccountOwner,
  tokenHash: string,
  { newPassword, ...sent }: PasswordChange,
): Promise<void> {
  const known = await findWholeUser(shop.db.read, owner.id);
  const called = { username: owner.username, name: known?.name };
  // First: it is no attempt to guess the present one.
  await refuseEasyPassword(shop, { path: 'newPassword', password: newPassword }, called);
  const proof = await proveOwner(shop, owner, sent);
  const changed = await hashPassword(newPassword);
  await shop.db.transact(async (transaction) => {
    const now = shop.clock();
    if (shop.rateLimits)
      await hit(transaction, `${DAILY}own-password of ${owner.id}`, CHANGES, now);
    await lockProvenOwner(transaction, proof, now);
    await writeUser(transaction, owner.id, { password: changed }, now);
    await record(transaction, owner, { kind: 'password_changed', ...aboutUser(owner) }, now);
    await endFormerAccess(transaction, owner.id, tokenHash);
  });
}
