// Staff change a user (specification 2, 5 and 6).
import type { CurrentUser, UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { UserEdit } from '@brasa/core/accounts/users.contract.ts';
import { refuseRole, refuseTouching } from '@brasa/core/accounts/users.rules.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { deleteSessionsOf } from './own-account.store.ts';
import { hashPassword } from './passwords.ts';
import { withUniqueIdentity } from './taken-identity.ts';
import { holdUser, updateUser, viewUser, type UserChange } from './users.store.ts';

/** Whoever changes the user, and the session that they go on using. */
export type Editor = { user: CurrentUser; tokenHash: string };

type HeldUser = NonNullable<Awaited<ReturnType<typeof holdUser>>>;

/**
 * Changes what the request names. A new password ends the user's sessions, but for the editor's own.
 * Throws USER_NOT_FOUND, SUPERADMIN_ONLY, SUPERADMIN_NOT_GRANTED, SUPERADMIN_NOT_LOWERED,
 * OWN_ROLE_FIXED, USER_PHONE_NEEDED, USER_SIGN_IN_INCOMPLETE, USERNAME_TAKEN, USER_PHONE_TAKEN.
 */
export async function editUser(
  shop: Shop,
  editor: Editor,
  id: number,
  { password, confirmPassword: _, ...edit }: UserEdit,
): Promise<UserView> {
  const passwordHash = password == null ? undefined : await hashPassword(password);
  return shop.db.transact(async (work) => {
    const user = await holdUser(work, id);
    if (!user) throw new Failure('USER_NOT_FOUND');
    const change: UserChange = { ...named(edit), ...(passwordHash && { passwordHash }) };
    refuse(editor.user, user, change);
    if (Object.keys(change).length === 0) return viewUser(user);
    const changed = await withUniqueIdentity(() => updateUser(work, user, change, shop.clock()));
    if (passwordHash)
      await deleteSessionsOf(work, id, id === editor.user.id ? editor.tokenHash : null);
    return changed;
  });
}

/** What the request says something about. */
function named<Edit extends object>(
  edit: Edit,
): { [Key in keyof Edit]: Exclude<Edit[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(edit).filter(([, value]) => value !== undefined),
  ) as never;
}

function refuse(actor: CurrentUser, user: HeldUser, change: UserChange): void {
  const refusal =
    refuseTouching(actor, user) ??
    (change.role === undefined ? null : refuseRole(actor, user, change.role));
  if (refusal) throw new Failure(refusal);
  if (user.phone_only !== 1) return;
  if (change.phone === null) throw new Failure('USER_PHONE_NEEDED');
  const hasName = change.username !== undefined;
  const hasPassword = change.passwordHash !== undefined;
  if (hasName !== hasPassword) throw new Failure('USER_SIGN_IN_INCOMPLETE');
}
