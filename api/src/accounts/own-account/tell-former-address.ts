// The address that an account had is told that the account has another one, or none
// (docs/rules/customers.md#another-e-mail-needs-the-password).
import { isSameEmail, mailboxOf } from '@brasa/core/kernel/text/email.ts';
import { DAY, HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { Transaction } from '../../db/database.ts';
import { DAILY, type Limit } from '../../db/throttle.ts';
import { mayMail, queueMail } from '../../messages/index.ts';
import type { Shop } from '../../shop.ts';

const PER_ACCOUNT: Limit = { most: 1, windowMilliseconds: HOUR };
const PER_MAILBOX: Limit = { most: 3, windowMilliseconds: HOUR };
/** Of accounts that have had the address for long: strangers may have given it to theirs. */
const OF_LONG_PER_MAILBOX: Limit = { most: 10, windowMilliseconds: DAY };

/** Since when it has the address; null for from its beginning. */
type HasEmail = {
  id: number;
  email: string | null;
  emailSince: number | null;
  createdAt: number;
};

/**
 * Has a mail written to the former address where the shop sends mail and it is another one. An account that has had the
 * address for a day tells its first change in an hour; a mailbox gets ten of these a day. Any other change counts among
 * the few that a mailbox gets in an hour, since it may be a stranger's.
 */
export async function tellFormerAddress(
  shop: Shop,
  transaction: Transaction,
  [before, after]: readonly [HasEmail, Pick<HasEmail, 'email'>],
  now: number,
): Promise<void> {
  const to = before.email;
  if (!shop.mail || to === null || isSameEmail(to, after.email)) return;
  const mayTell = (counted: string, limit: Limit, sort = 'email-changed') =>
    mayMail(shop, transaction, { sort, counted, limit, now });
  const mailbox = mailboxOf(to);
  const isOfLong = (before.emailSince ?? before.createdAt) <= now - DAY;
  const isWritten =
    (isOfLong &&
      (await mayTell(`account ${before.id}`, PER_ACCOUNT)) &&
      (await mayTell(mailbox, OF_LONG_PER_MAILBOX, `${DAILY}email-of-long-changed`))) ||
    (await mayTell(mailbox, PER_MAILBOX));
  if (isWritten) await queueMail(transaction, { kind: 'emailChanged', to, orderId: null, now });
}
