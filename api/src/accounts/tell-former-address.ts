// The address that an account had is told that the account has another one, or none
// (docs/rules/customers.md#another-e-mail-needs-the-password).
import { isSameEmail } from '@brasa/core/kernel/email.ts';
import { HOUR } from '@brasa/core/kernel/durations.ts';
import type { Transaction } from '../db/database.ts';
import type { Limit } from '../db/throttle.ts';
import { mayMail, queueMail } from '../messages/index.ts';
import type { Shop } from '../shop.ts';

const PER_MAILBOX: Limit = { most: 3, windowMilliseconds: HOUR };

type HasEmail = { email: string | null };

/** Has a mail written to the former address where the shop sends mail and it is another one. */
export async function tellFormerAddress(
  shop: Shop,
  transaction: Transaction,
  [before, after]: readonly [HasEmail, HasEmail],
  now: number,
): Promise<void> {
  const to = before.email;
  if (!shop.mail || to === null || isSameEmail(to, after.email)) return;
  const isWritten = await mayMail(shop, transaction, {
    ...{ sort: 'email-changed', to, now },
    limit: PER_MAILBOX,
  });
  if (isWritten) await queueMail(transaction, { kind: 'emailChanged', to, orderId: null, now });
}
