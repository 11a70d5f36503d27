// Links for all accounts of an e-mail address but superadmins' (docs/rules/accounts.md#forgotten-passwords). They
// leave those that there are as they are: whoever knows an address could make its owner's void otherwise.
import { isSameEmail } from '@brasa/core/kernel/text/email.ts';
import { aboutUser, SERVER } from '../../actor.ts';
import { record } from '../../audit/index.ts';
import type { Shop } from '../../shop.ts';
import { lockActiveUser } from '../users/merged-users.store.ts';
import { newPasswordLink } from './new-password-link.ts';
import { phoneEndingOf } from '../registration/phone-ending.ts';
import { listUsersByEmail } from '../users/phone-users.store.ts';

/** A mail is no list: it has the accounts that have had the address for longest. The counter helps with the others. */
const MOST = 20;

export type MailedLinks = {
  /** The address as it is written in an account, not as somebody has typed it. */
  to: string;
  links: { username: string | null; phoneEnding: string | null; token: string }[];
  /** The user names of superadmins, whose links are never mailed. */
  superadmins: string[];
};

/** Makes a link for each active account of the address that may have one by mail; null where there is no account. */
export function makeMailedLinks(shop: Shop, email: string): Promise<MailedLinks | null> {
  return shop.db.transact(async (transaction) => {
    const links: MailedLinks['links'] = [];
    const superadmins: string[] = [];
    let to: string | null = null;
    for (const { id } of await listUsersByEmail(transaction.sql, email, MOST)) {
      const user = await lockActiveUser(transaction, id);
      // It may have become another's in between.
      if (!user || !isSameEmail(user.email, email)) continue;
      to ??= user.email;
      if (user.role === 'superadmin') {
        superadmins.push(user.username ?? '');
        continue;
      }
      const now = shop.clock();
      const { token } = await newPasswordLink(transaction, id, now);
      await record(transaction, SERVER, { kind: 'password_link_mailed', ...aboutUser(user) }, now);
      links.push({ username: user.username, phoneEnding: phoneEndingOf(user), token });
    }
    return to === null ? null : { to, links, superadmins };
  });
}
