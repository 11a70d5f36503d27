import { refuseUnproven } from '@brasa/core/accounts/users/staff-access.rules.ts';
import { refuseSignIn } from '@brasa/core/accounts/users/users.rules.ts';
import { aboutUser, type ProvenActor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import { Failure, throwRefusal } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { endFormerAccess } from '../session/end-access.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { findWholeUser } from '../users/merged-users.store.ts';
import { hashPassword } from './passwords.ts';
import { lockKnownUser, writeUser } from '../users/users.store.ts';

/**
 * Ends the user's sessions. Throws USER_NOT_FOUND, USER_SIGN_IN_INCOMPLETE, OWN_PASSWORD_ELSEWHERE, PASSWORD_AGAIN, and VALIDATION
 * for a password that is easy to guess.
 */
export async function resetPassword(
  shop: Shop,
  editor: ProvenActor,
  id: number,
  newPassword: string,
): Promise<void> {
  throwRefusal(refuseSignIn(editor, { id }, { password: true }));
  const known = await findWholeUser(shop.db.read, id);
  if (known) await refuseEasyPassword(shop, { path: 'newPassword', password: newPassword }, known);
  const password = await hashPassword(newPassword);
  await shop.db.transact(async (transaction) => {
    const user = await lockKnownUser(transaction, id);
    if (user.username === null) throw new Failure('USER_SIGN_IN_INCOMPLETE');
    const now = shop.clock();
    throwRefusal(refuseUnproven(editor.provenAt, now));
    await writeUser(transaction, id, { password }, now);
    await endFormerAccess(transaction, id);
    await record(transaction, editor, { kind: 'password_set', ...aboutUser(user) }, now);
  });
}
