// One attempt to send what waits (docs/rules/messages.md#sending). Nothing is held in the database while the
// mail server is being talked to but a lease, which ends by itself.
import {
  isServersFault,
  nextAttempt,
  pauseAfter,
  SENDING_LEASE,
  SENDING_LIMIT,
  type MailFault,
  type MessageKind,
} from '@brasa/core/messages/sending.rules.ts';
import type { MailAccess } from '../config.ts';
import { deliverMail, type Mail, type Patience } from '../outside/mail-server.ts';
import type { Shop } from '../shop.ts';
import {
  endMessage,
  firstDue,
  lease,
  listOfOrder,
  nextDue,
  postpone,
  type MessageRow,
} from './messages.store.ts';

/** What a message says now; `toldVersion` is the version of the order that it tells. */
type Content = Mail & { toldVersion: number | null };

/** What is told of the order already. */
type Told = Pick<MessageRow, 'kind' | 'toldVersion'>;

/** Null for a message that is not true any more, or for nobody. */
export type ContentOf = (
  message: Pick<MessageRow, 'orderId' | 'recipient'>,
  told: readonly Told[],
) => Promise<Content | null>;

export type Contents = Partial<Record<MessageKind, ContentOf>>;

export type Sending = {
  shop: Shop;
  access: MailAccess;
  contents: Contents;
  /** Breaks off what is under way; it may have been sent. */
  signal: AbortSignal;
  patience?: Patience | undefined;
  /** How often in turn the server was away. */
  failures: number;
};

export type SendStep = {
  /** When there is something to do next; null where nothing waits. */
  next: number | null;
  /** Why the attempt was in vain; null where it was not. */
  fault: MailFault | null;
};

/** Sends the message that waits longest, if one may be tried now. */
export async function sendNext(sending: Sending): Promise<SendStep> {
  const { shop } = sending;
  const { db, clock } = shop;
  const now = clock();
  const message = await firstDue(db.read, now);
  if (!message) return { next: await nextDue(db.read), fault: null };
  const leasedUntil = now + SENDING_LEASE;
  const isTaken = await db.transact((transaction) =>
    lease(transaction, message.id, { now, until: leasedUntil }),
  );
  // Whoever was quicker sends it; there may be another.
  if (!isTaken) return { next: clock(), fault: null };
  const leased = { ...message, leasedUntil, attempts: message.attempts + 1 };
  const content = await contentOf(sending, leased);
  if (!content) {
    await end(shop, leased, { outcome: 'dropped', fault: leased.fault, toldVersion: null });
    return { next: clock(), fault: null };
  }
  const fault = await deliver(sending, leased, content);
  if (fault !== null) return notSent(sending, leased, fault);
  await end(shop, leased, { outcome: 'sent', fault: null, toldVersion: content.toldVersion });
  return { next: clock(), fault: null };
}

async function contentOf(
  { shop, contents }: Sending,
  message: MessageRow,
): Promise<Content | null> {
  const { orderId, kind } = message;
  const ofOrder = orderId === null ? [] : await listOfOrder(shop.db.read, orderId);
  const told = ofOrder.filter(({ outcome }) => outcome === 'sent');
  return (await contents[kind]?.(message, told)) ?? null;
}

async function deliver(
  { shop, access, signal, patience }: Sending,
  { id, madeAt }: MessageRow,
  { toldVersion: _, ...mail }: Content,
): Promise<MailFault | null> {
  const { restaurantName } = await shop.settings();
  return deliverMail({
    url: access.url,
    mail: {
      ...mail,
      from: { name: restaurantName, address: access.from },
      messageId: `<${id}.${madeAt}@${access.from.slice(access.from.lastIndexOf('@') + 1)}>`,
      date: new Date(madeAt),
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(SENDING_LIMIT)]),
    patience,
  });
}

function end(
  { db, clock }: Shop,
  { id }: MessageRow,
  ended: Omit<Parameters<typeof endMessage>[2], 'now'>,
): Promise<void> {
  return db.transact((transaction) => endMessage(transaction, id, { ...ended, now: clock() }));
}

/** A server that is away is away for all that waits; a process that is stopping blames nobody. */
async function notSent(
  { shop, signal, failures }: Sending,
  message: MessageRow,
  fault: MailFault,
): Promise<SendStep> {
  const { db, clock } = shop;
  const now = clock();
  if (signal.aborted) {
    await db.transact((transaction) => postpone(transaction, message, { fault: null, next: now }));
    return { next: null, fault: null };
  }
  const next = nextAttempt(message, fault, now);
  if (next === null) {
    await end(shop, message, { outcome: 'failed', fault, toldVersion: null });
  } else {
    await db.transact((transaction) => postpone(transaction, message, { fault, next }));
  }
  return { next: isServersFault(fault) ? now + pauseAfter(failures + 1) : now, fault };
}
