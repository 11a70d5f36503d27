// The mail with links for a password, made when it is sent: the half hour begins then
// (docs/rules/accounts.md#forgotten-passwords).
import { passwordLinkPath } from '@brasa/core/accounts/recovery/password-links.rules.ts';
import { linksLetter } from '@brasa/core/customers/recovery.rules.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import { makeMailedLinks } from '../accounts/index.ts';
import type { MailAccess } from '../config.ts';
import { layOutLetter, type MailContent } from '../messages/index.ts';
import type { Shop } from '../shop.ts';

/** What is written to whoever has asked; null where the address is nobody's. */
export function passwordMail(shop: Shop, { publicUrl }: MailAccess): MailContent {
  return async ({ recipient }) => {
    const made = recipient === null ? null : await makeMailedLinks(shop, recipient);
    if (made === null) return null;
    const accounts = made.links.map(({ token, ...account }) => ({
      ...account,
      url: publicUrl + passwordLinkPath(token),
    }));
    const letter = linksLetter(
      { accounts, superadmins: made.superadmins },
      publicFacts(await shop.settings()),
    );
    return { ...layOutLetter(letter), to: made.to, toldVersion: null };
  };
}
