import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { refuseSignIn } from '@brasa/core/accounts/users.rules.ts';
import { Failure, throwRefusal } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { endAccess } from './end-access.ts';
import { hashPassword } from './passwords.ts';
import { lockKnownUser, writeUser } from './users.store.ts';

/** Ends the user's sessions. Throws USER_NOT_FOUND, USER_SIGN_IN_INCOMPLETE, OWN_PASSWORD_ELSEWHERE. */
export async function resetPassword(
  shop: Shop,
  editor: CurrentUser,
  id: number,
  newPassword: string,
): Promise<void> {
  throwRefusal(refuseSignIn(editor, { id }, { password: true }));
  const password = await hashPassword(newPassword);
  await shop.db.transact(async (transaction) => {
    const user = await lockKnownUser(transaction, id);
    if (user.username === null) throw new Failure('USER_SIGN_IN_INCOMPLETE');
    await writeUser(transaction, id, { password }, shop.clock());
    await endAccess(transaction, id);
  });
}
