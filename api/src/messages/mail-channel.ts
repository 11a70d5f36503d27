// Messages as mail (docs/rules/messages.md#sending).
import type { MessageKind } from '@brasa/core/messages/sending.rules.ts';
import type { MailAccess } from '../config.ts';
import { deliverMail, USUAL_PATIENCE, type Mail, type Patience } from '../outside/mail-server.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { mailboxOf } from '@brasa/core/kernel/text/email.ts';
import type { Limit } from '../db/throttle.ts';
import type { Shop } from '../shop.ts';
import { mayMail } from './may-mail.ts';
import type { MessageRow } from './messages.store.ts';
import { OneServer } from './one-server.ts';
import type { Channel, Told } from './send-next.ts';

/** What a mail says now; `toldVersion` is the version of the order that it tells. */
type Content = Mail & {
  toldVersion: number | null;
  /** Of a mail about an order: whether it is known that the mailbox is a customer's. */
  isToCustomer?: boolean;
};

/** Of each kind. Whoever orders may have given somebody else's address. */
const TO_STRANGERS: Limit = { most: 5, windowMilliseconds: HOUR };
/** Of all kinds together. A stranger may order with a customer's address, too. */
const TO_CUSTOMERS: Limit = { most: 20, windowMilliseconds: HOUR };

/** Null for a mail that is not true any more, or for nobody. */
export type MailContent = (
  message: Pick<MessageRow, 'orderId' | 'recipient' | 'madeAt'>,
  told: readonly Told[],
) => Promise<Content | null>;

export type MailContents = Partial<Record<MessageKind, MailContent>>;

export const mailChannel = (
  shop: Shop,
  access: MailAccess,
  contents: MailContents,
  patience: Patience = USUAL_PATIENCE,
): Channel => ({
  name: 'mail',
  server: new OneServer(),
  attempt: async (message, told, signal) => {
    const content = await contents[message.kind]?.(message, told);
    if (!content) return { outcome: 'dropped' };
    const { toldVersion, isToCustomer, ...mail } = content;
    if (!(await mayTell(shop, message, { to: mail.to, isToCustomer }))) {
      return { outcome: 'dropped', fault: 'too_many' };
    }
    const { restaurantName, email } = await shop.settings();
    const { id, madeAt, fellSilent } = message;
    const { url, from } = access;
    const fault = await deliverMail({
      url,
      mail: {
        ...mail,
        from: { name: restaurantName, address: from },
        // The sender may be an address that nobody reads.
        replyTo: { name: restaurantName, address: email },
        messageId: `<${id}.${madeAt}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        date: new Date(madeAt),
      },
      signal,
      // Where it has fallen silent already nothing else waits for it.
      patience: fellSilent === 1 ? { ...patience, recipient: patience.silence } : patience,
    });
    if (fault === null) return { outcome: 'sent', toldVersion };
    if (fault === 'silent') return { outcome: 'in vain', fault: 'not_yet', isSilent: true };
    return { outcome: 'in vain', fault };
  },
});

/** Counted at the first attempt: the mail server may have taken it then. */
async function mayTell(
  shop: Shop,
  { kind, attempts }: MessageRow,
  { to, isToCustomer }: { to: string; isToCustomer: boolean | undefined },
): Promise<boolean> {
  if (isToCustomer === undefined || attempts > 1) return true;
  const bound = isToCustomer
    ? { sort: 'customer', limit: TO_CUSTOMERS }
    : { sort: `stranger-${kind}`, limit: TO_STRANGERS };
  const mailing = { ...bound, counted: mailboxOf(to), now: shop.clock() };
  return shop.db.transact((transaction) => mayMail(shop, transaction, mailing));
}
