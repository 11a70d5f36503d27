// Staff change a user (docs/rules/accounts.md#adding-and-editing-users).
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { UserEdit } from '@brasa/core/accounts/users/users.contract.ts';
import { isWayIn, refuseUnproven } from '@brasa/core/accounts/users/staff-access.rules.ts';
import {
  refuseRole,
  refuseSignIn,
  refuseTouching,
} from '@brasa/core/accounts/users/users.rules.ts';
import { isSameEmail } from '@brasa/core/kernel/text/email.ts';
import { aboutUser, type ProvenActor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Transaction } from '../../db/database.ts';
import type { RequestIdentity } from '../../db/idempotency.ts';
import { changesOf, refuseStale } from '../../edit-conflict.ts';
import { Failure, throwRefusal } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce } from '../../transact-once.ts';
import { endAccess, endFormerAccess } from '../session/end-access.ts';
import { deleteLinksOf } from '../recovery/password-links.store.ts';
import { refuseEasyPassword } from '../passwords/easy-passwords.ts';
import { findWholeUser } from './merged-users.store.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { userEdited } from './recorded-user.ts';
import { refuseTakenPhone, withUniqueIdentity } from '../registration/taken-identity.ts';
import { tellFormerAddress } from '../own-account/tell-former-address.ts';
import {
  lockKnownUser,
  updateUser,
  viewUser,
  type UserChange,
  type UserRow,
} from './users.store.ts';
import { storedUser } from './stored-user.ts';

/** Whom the edit is about, and how a repeat of it is recognised; null when it cannot be. */
export type EditTarget = { id: number; identity: RequestIdentity | null };

/**
 * Changes what the request names. A new password and another role end the user's sessions.
 * An edit that asks for what is there already changes nothing, so that a repeat is never refused.
 * Throws VALIDATION for a password that is easy to guess, USER_NOT_FOUND, SUPERADMIN_ONLY,
 * SUPERADMIN_NOT_GRANTED, SUPERADMIN_NOT_LOWERED,
 * OWN_ROLE_FIXED, PASSWORD_AGAIN, OWN_PASSWORD_ELSEWHERE, OWN_EMAIL_ELSEWHERE, USER_PHONE_NEEDED, USER_SIGN_IN_INCOMPLETE, USERNAME_TAKEN, USER_PHONE_TAKEN,
 * IDEMPOTENCY_KEY_REUSED, and EDITED_MEANWHILE, with the user as they are, where somebody else has
 * changed them since the editor saw them.
 */
export async function editUser(
  shop: Shop,
  editor: ProvenActor,
  { id, identity }: EditTarget,
  { password, confirmPassword: _, version, ...wanted }: UserEdit,
): Promise<UserView> {
  throwRefusal(refuseSignIn(editor, { id }, { password: password != null }));
  const passwordHash = password == null ? null : await hashGiven(shop, { id, password }, wanted);
  const edit = async (transaction: Transaction, now: number) => {
    const user = await lockKnownUser(transaction, id);
    const change: UserChange = changesOf(user, wanted);
    if (passwordHash !== null) change.password = passwordHash;
    refuse(editor, user, change, now);
    if (Object.keys(change).length === 0) return viewUser(user);
    refuseStale(user, version, viewUser);
    await refuseTakenPhone(transaction, { id, phone: change.phone });
    const after = await withUniqueIdentity(() => updateUser(transaction, user, change, now));
    // Whoever has a link shall not get an account that is another's by now, or another role.
    await deleteLinksOf(transaction, id);
    await tellFormerAddress(shop, transaction, [user, after], now);
    const { password: given, ...others } = change;
    if (Object.keys(others).length > 0) {
      await record(transaction, editor, userEdited(user, after, others), now);
    }
    if (given !== undefined) {
      await endFormerAccess(transaction, id);
      await record(transaction, editor, { kind: 'password_set', ...aboutUser(after) }, now);
    } else if (after.role !== user.role) {
      // A session goes on with what it was begun as: none becomes one of staff.
      await endAccess(transaction, id);
    }
    return after;
  };
  return transactOnce(shop, identity, edit, { storing: storedUser });
}

/** The hash of the password that is given to the user, called so by then. */
async function hashGiven(
  shop: Shop,
  { id, password }: { id: number; password: string },
  wanted: Pick<UserEdit, 'username' | 'name'>,
): Promise<string> {
  const known = await findWholeUser(shop.db.read, id);
  const { username = known?.username ?? null, name = known?.name } = wanted;
  await refuseEasyPassword(shop, { path: 'password', password }, { username, name });
  return hashPassword(password);
}

function refuse(actor: ProvenActor, user: UserRow, change: UserChange, now: number): void {
  throwRefusal(refuseTouching(actor, user));
  const isOtherEmail = change.email !== undefined && !isSameEmail(change.email, user.email);
  throwRefusal(refuseSignIn(actor, user, { email: isOtherEmail }));
  if (change.role !== undefined) throwRefusal(refuseRole(actor, user, change.role));
  if ([user.role, change.role ?? user.role].some((role) => isWayIn(role, change))) {
    throwRefusal(refuseUnproven(actor.provenAt, now));
  }
  if (user.phoneOnly !== 1) return;
  if (change.phone === null) throw new Failure('USER_PHONE_NEEDED');
  if ((change.username === undefined) !== (change.password === undefined)) {
    throw new Failure('USER_SIGN_IN_INCOMPLETE');
  }
}
