// A shop that sends its mail to a server of the test's.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { mailChannel } from '../../src/messages/index.ts';
import { sendNext, type SendStep } from '../../src/messages/send-next.ts';
import { orderMails } from '../../src/orders/index.ts';
import type { Patience } from '../../src/outside/mail-server.ts';
import { openMailServer, type MailServer, type Received } from '../outside/smtp-under-test.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';

type StepOptions = { signal?: AbortSignal; patience?: Patience; failures?: number };

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
  const step: MailingShop['step'] = ({
    signal = new AbortController().signal,
    patience,
    failures = 0,
  } = {}) => {
    const access = { ...mail, url: server.url };
    const channel = mailChannel(shop, access, orderMails(shop, access), patience);
    return sendNext({ shop, channel, signal, failures });
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

/** A head of the mail, its continued lines joined. */
export function headOf({ content }: Received, name: string): string {
  const heads = content.slice(0, content.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const line = heads.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '';
  return line.slice(name.length + 1).trim();
}

/** One part of the mail, decoded. */
export function partOf({ content }: Received, type: 'text/plain' | 'text/html'): string {
  const part = content.split(/\r\n--/).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/quoted-printable/.test(part)) {
    const bytes = body
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
  }
  if (/base64/.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  return body.replaceAll('\r\n', '\n');
}

/** "=?UTF-8?Q?Pedido_apuntado?=" as people read it. */
export function wordsOf(head: string): string {
  return head
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, way: string, text: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/g, (_hex, hex: string) =>
                String.fromCharCode(parseInt(hex, 16)),
              ),
            'latin1',
          ).toString('utf8'),
    );
}
