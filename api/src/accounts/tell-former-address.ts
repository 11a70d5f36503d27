// The address that an account had is told that the account has another one, or none
// (docs/rules/customers.md#another-e-mail-needs-the-password).
import { isSameEmail, mailboxOf } from '@brasa/core/kernel/email.ts';
import { DAY, HOUR } from '@brasa/core/kernel/durations.ts';
import type { Transaction } from '../db/database.ts';
import type { Limit } from '../db/throttle.ts';
import { mayMail, queueMail } from '../messages/index.ts';
import type { Shop } from '../shop.ts';

const PER_ACCOUNT: Limit = { most: 1, windowMilliseconds: HOUR };
const PER_MAILBOX: Limit = { most: 3, windowMilliseconds: HOUR };

/** Since when it has the address; null for from its beginning. */
type HasEmail = {
  id: number;
  email: string | null;
  emailSince: number | null;
  createdAt: number;
};

/**
 * Has a mail written to the former address where the shop sends mail and it is another one. The first change of an
 * account in an hour is always told: other accounts use up none of its mails. Any other change, and one of an address
 * that the account has had for less than a day, counts for the mailbox, which may be a stranger's.
 */
export async function tellFormerAddress(
  shop: Shop,
  transaction: Transaction,
  [before, after]: readonly [HasEmail, Pick<HasEmail, 'email'>],
  now: number,
): Promise<void> {
  const to = before.email;
  if (!shop.mail || to === null || isSameEmail(to, after.email)) return;
  const mayTell = (counted: string, limit: Limit) =>
    mayMail(shop, transaction, { sort: 'email-changed', counted, limit, now });
  const isOfLong = (before.emailSince ?? before.createdAt) <= now - DAY;
  const isWritten =
    (isOfLong && (await mayTell(`account ${before.id}`, PER_ACCOUNT))) ||
    (await mayTell(mailboxOf(to), PER_MAILBOX));
  if (isWritten) await queueMail(transaction, { kind: 'emailChanged', to, orderId: null, now });
}
