// Somebody who has forgotten a password asks for links by e-mail. Nothing is looked up: whether the address is
// anybody's shows when the mail is written (docs/rules/accounts.md#forgotten-passwords).
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { foldEmail } from '@brasa/core/kernel/text/email.ts';
import { hitFrom, type Limit } from '../db/throttle.ts';
import { Failure } from '../failure.ts';
import { mayMail, queueMail } from '../messages/index.ts';
import type { Shop } from '../shop.ts';

/** Many customers share one address. */
const PER_ADDRESS: Limit = { most: 20, windowMilliseconds: HOUR };
/** By the address itself: other spellings of it are other accounts' and use up none of its mails. */
const PER_EMAIL: Limit = { most: 3, windowMilliseconds: HOUR };

/**
 * Has a mail written to the e-mail's accounts, if there are any; beyond the e-mail's own limit does nothing and
 * says nothing of it. Throws MAIL_OFF, or TOO_MANY_ATTEMPTS for the address that asks.
 */
export async function askForLinks(shop: Shop, email: string, address: string): Promise<void> {
  if (!shop.mail) throw new Failure('MAIL_OFF');
  const now = shop.clock();
  const to = foldEmail(email);
  if (shop.rateLimits) {
    await shop.db.transact((asking) => hitFrom(asking, 'links', address, PER_ADDRESS, now));
  }
  await shop.db.transact(async (transaction) => {
    const mailing = { sort: 'links', counted: to, limit: PER_EMAIL, now };
    if (!(await mayMail(shop, transaction, mailing))) return;
    await queueMail(transaction, { kind: 'passwordLinks', to, orderId: null, now });
  });
}
