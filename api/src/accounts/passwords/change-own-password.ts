// The own password is changed by who knows it (docs/rules/accounts.md#own-password).
import type { PasswordChange } from '@brasa/core/accounts/own-account/own-account.contract.ts';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { aboutUser } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import { isKeyUsed, type RequestIdentity } from '../../db/idempotency.ts';
import { DAILY, hit, type Limit } from '../../db/throttle.ts';
import { Failure } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce } from '../../transact-once.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { endFormerAccess } from '../session/end-access.ts';
import { findWholeUser } from '../users/merged-users.store.ts';
import type { AccountOwner } from './own-password.ts';
import { lockProvenOwner, proveOwner } from './owner-proof.ts';
import { hashPassword } from './passwords.ts';
import { writeUser } from '../users/users.store.ts';

/** Each is an entry in the record of administration. */
const CHANGES: Limit = { most: 10, windowMilliseconds: DAY };

type Asking = {
  owner: AccountOwner;
  /** Of the session that stays. */
  tokenHash: string;
  identity: RequestIdentity | null;
};

/**
 * Changes the password, at most 10 times in 24 hours and once however often the request is sent, and ends every other session of the
 * user. Throws VALIDATION for one that is easy to guess, IDEMPOTENCY_KEY_REUSED, and as `proveOwner` and `lockProvenOwner`.
 */
export async function changeOwnPassword(
  shop: Shop,
  { owner, tokenHash, identity }: Asking,
  { newPassword, ...sent }: PasswordChange,
): Promise<{ success: true }> {
  const known = await findWholeUser(shop.db.read, owner.id);
  const called = { username: owner.username, name: known?.name };
  // First: it is no attempt to guess the present one.
  await refuseEasyPassword(shop, { path: 'newPassword', password: newPassword }, called);
  // The present one of a repeat is the new one by now: it proves nothing and counts as nothing.
  const isRepeat = async () => identity !== null && (await isKeyUsed(shop.db.read, identity));
  const proof = (await isRepeat())
    ? null
    : await proveOwner(shop, owner, sent).catch(async (error: unknown) => {
        // The first one may have been done since.
        if (await isRepeat()) return null;
        throw error;
      });
  const changed = proof && (await hashPassword(newPassword));
  return transactOnce(shop, identity, async (transaction, now) => {
    if (!proof || !changed) throw new Failure('OWN_PASSWORD_WRONG');
    if (shop.rateLimits)
      await hit(transaction, `${DAILY}own-password of ${owner.id}`, CHANGES, now);
    await lockProvenOwner(transaction, proof, now);
    await writeUser(transaction, owner.id, { password: changed }, now);
    await record(transaction, owner, { kind: 'password_changed', ...aboutUser(owner) }, now);
    await endFormerAccess(transaction, owner.id, tokenHash);
    return { success: true };
  });
}
