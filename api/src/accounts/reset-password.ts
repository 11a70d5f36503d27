import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import type { Editor } from './edit-user.ts';
import { deleteSessionsOf, updatePassword } from './own-account.store.ts';
import { hashPassword } from './passwords.ts';
import { holdKnownUser } from './users.store.ts';

/**
 * Gives a user a new password and ends their sessions, but for the one it is done in. Throws
 * USER_NOT_FOUND, and USER_SIGN_IN_INCOMPLETE for one who has no user name to sign in with.
 */
export async function resetPassword(
  shop: Shop,
  editor: Editor,
  id: number,
  newPassword: string,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  await shop.db.transact(async (work) => {
    const user = await holdKnownUser(work, id);
    if (user.username === null) throw new Failure('USER_SIGN_IN_INCOMPLETE');
    await updatePassword(work, id, passwordHash, shop.clock());
    await deleteSessionsOf(work, id, id === editor.user.id ? editor.tokenHash : null);
  });
}
