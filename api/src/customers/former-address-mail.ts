// The mail to the address that an account had (docs/rules/customers.md#another-e-mail-needs-the-password).
import { formerAddressLetter } from '@brasa/core/customers/recovery.rules.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import { layOutLetter, type MailContent } from '../messages/index.ts';
import type { Shop } from '../shop.ts';

/** True for ever: whatever the account's address is by now, somebody has changed it then. */
export function formerAddressMail(shop: Shop): MailContent {
  return async ({ recipient, madeAt }) => {
    if (recipient === null) return null;
    const letter = formerAddressLetter(madeAt, publicFacts(await shop.settings()));
    return { ...layOutLetter(letter), to: recipient, toldVersion: null };
  };
}
