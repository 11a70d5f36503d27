// Sends messages while the server runs: at once when one was written, and when it is time after that.
import type { SendingFault } from '@brasa/core/messages/sending.rules.ts';
import type { Shop } from '../shop.ts';
import { StepLoop } from '../step-loop.ts';
import { sendNext, type Channel } from './send-next.ts';

/** What the log is told. */
export type SenderLog = {
  failed: (fault: SendingFault) => void;
  broken: (error: unknown) => void;
};

export class MessageSender extends StepLoop {
  constructor(shop: Shop, channel: Channel, { failed, broken }: SenderLog) {
    const { clock, db } = shop;
    const step = async (signal: AbortSignal) => {
      const { next, fault } = await sendNext({ shop, channel, signal });
      if (fault !== null) failed(fault);
      return next;
    };
    super({ clock, changes: db.changes, topics: ['messages'], step, broken });
  }
}

/** How many mails are sent at once to recipients at whom the mail server has not fallen silent. */
const MAIL_SENDERS = 3;

/** The senders of mail. Recipients at whom the mail server falls silent have one of their own, and hold up no others. */
export const mailSenders = (shop: Shop, mail: Channel, log: SenderLog): MessageSender[] => [
  ...Array.from(
    { length: MAIL_SENDERS },
    () => new MessageSender(shop, { ...mail, takesSilent: false }, log),
  ),
  new MessageSender(shop, { ...mail, takesSilent: true }, log),
];
