// Staff make a link with which somebody chooses a password (docs/rules/accounts.md#links-for-a-password).
import { refuseLink } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import { refuseUnproven } from '@brasa/core/accounts/users/staff-access.rules.ts';
import { aboutUser, type ProvenActor } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import { throwRefusal } from '../../failure.ts';
import type { Shop } from '../../shop.ts';
import { newPasswordLink } from './new-password-link.ts';
import { deleteLinksOf } from './password-links.store.ts';
import { lockKnownUser } from '../users/users.store.ts';

/**
 * Makes the user a link in place of all that they had. What stands in it is told here and never again: a
 * repeat makes another one. Throws USER_NOT_FOUND, OWN_PASSWORD_ELSEWHERE, LINK_FOR_STAFF, LINK_FOR_INACTIVE,
 * PASSWORD_AGAIN.
 */
export function makePasswordLink(
  shop: Shop,
  actor: ProvenActor,
  id: number,
): Promise<{ token: string; expiresAt: number }> {
  return shop.db.transact(async (transaction) => {
    const user = await lockKnownUser(transaction, id);
    throwRefusal(refuseLink(actor, { ...user, active: user.active === 1 }));
    const now = shop.clock();
    throwRefusal(refuseUnproven(actor.provenAt, now));
    await deleteLinksOf(transaction, id);
    await record(transaction, actor, { kind: 'password_link_made', ...aboutUser(user) }, now);
    return newPasswordLink(transaction, id, now);
  });
}
