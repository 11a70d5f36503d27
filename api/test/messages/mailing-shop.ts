// A shop that sends its mail to a server of the test's.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { mailChannel } from '../../src/messages/index.ts';
import { sendNext, type SendStep } from '../../src/messages/send-next.ts';
import { orderMails } from '../../src/orders/index.ts';
import type { Patience } from '../../src/outside/mail-server.ts';
import { openMailServer } from '../outside/open-mail-server.ts';
import type { MailServer } from '../outside/smtp-under-test.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';

type StepOptions = { signal?: AbortSignal; patience?: Patience };

export type MailingShop = ShopUnderTest & {
  server: MailServer;
  staff: SignedIn;
  order: (changes?: Record<string, unknown>) => Promise<Order>;
  /** What one attempt comes to. */
  step: (options?: StepOptions) => Promise<SendStep>;
  /** Attempts until nothing waits, each when it is time. */
  sendAll: () => Promise<void>;
  rows: () => Promise<object[]>;
};

export async function openMailingShop(): Promise<MailingShop> {
  const server = await openMailServer();
  const under = await openShop();
  const { shop, time, visitor } = under;
  const mail = {
    url: server.url,
    from: 'pedidos@brasa.example',
    publicUrl: 'https://brasa.example',
  };
  shop.mail = mail;
  const staff = await under.signedIn('haykakan');
  const step: MailingShop['step'] = ({ signal = new AbortController().signal, patience } = {}) => {
    const access = { ...mail, url: server.url };
    const channel = mailChannel(shop, access, orderMails(shop, access), patience);
    return sendNext({ shop, channel, signal });
  };
  return {
    ...under,
    server,
    staff,
    order: (changes) => placeOrder(visitor(), changes),
    step,
    sendAll: async () => {
      for (let last = await step(); last.next !== null; last = await step()) {
        time.now = Math.max(time.now, last.next);
      }
    },
    rows: () => shop.db.read.selectFrom('messages').selectAll().orderBy('id').execute(),
  };
}
