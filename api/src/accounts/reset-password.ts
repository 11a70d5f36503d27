import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import type { Editor } from './edit-user.ts';
import { endAccess } from './end-access.ts';
import { hashPassword } from './passwords.ts';
import { lockKnownUser, writeUser } from './users.store.ts';

/** Ends the user's sessions but the editor's. Throws USER_NOT_FOUND, USER_SIGN_IN_INCOMPLETE. */
export async function resetPassword(
  shop: Shop,
  editor: Editor,
  id: number,
  newPassword: string,
): Promise<void> {
  const password = await hashPassword(newPassword);
  await shop.db.transact(async (transaction) => {
    const user = await lockKnownUser(transaction, id);
    if (user.username === null) throw new Failure('USER_SIGN_IN_INCOMPLETE');
    await writeUser(transaction, id, { password }, shop.clock());
    await endAccess(transaction, id, editor.tokenHash);
  });
}
