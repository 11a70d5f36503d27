// One attempt to send what waits (docs/rules/messages.md#sending). Nothing is held in the database while
// somebody outside is being talked to but a lease, which ends by itself.
import {
  isServersFault,
  nextAttempt,
  SENDING_LEASE,
  SENDING_LIMIT,
  type SendingFault,
} from '@brasa/core/messages/sending.rules.ts';
import type { Shop } from '../shop.ts';
import {
  endMessage,
  firstDue,
  lease,
  listOfOrder,
  nextDue,
  postpone,
  type MessageRow,
  type Queue,
} from './messages.store.ts';
import type { OneServer } from './one-server.ts';

/** What is told of the order already, to the same recipient. */
export type Told = Pick<MessageRow, 'kind' | 'toldVersion'>;

/** Dropped is what is not true any more, or for nobody; `toldVersion` is the version of the order that was told. */
export type Attempt =
  | { outcome: 'dropped'; fault?: 'too_many' }
  | { outcome: 'sent'; toldVersion: number | null }
  | InVain;

/** `isSilent` is true where the server had no answer once it had heard for whom the message is. */
type InVain = { outcome: 'in vain'; fault: SendingFault; isSilent?: boolean };

/** A way to reach people. */
export type Channel = Queue & {
  /** The one that all messages go to, where there is one. */
  server?: OneServer;
  attempt: (message: MessageRow, told: readonly Told[], signal: AbortSignal) => Promise<Attempt>;
};

export type Sending = {
  shop: Shop;
  channel: Channel;
  /** Breaks off what is under way; it may have been sent. */
  signal: AbortSignal;
};

export type SendStep = {
  /** When there is something to do next; null where nothing waits. */
  next: number | null;
  /** Why the attempt was in vain; null where it was not. */
  fault: SendingFault | null;
};

/** Sends the message that waits longest, if one may be tried now. */
export async function sendNext(sending: Sending): Promise<SendStep> {
  const { shop, channel, signal } = sending;
  const { db, clock } = shop;
  const now = clock();
  const next = channel.server?.pausedUntil(now) ?? now;
  if (now < next) return { next, fault: null };
  const message = await firstDue(db.read, channel, now);
  if (!message) return { next: await nextDue(db.read, channel, now), fault: null };
  const leasedUntil = now + SENDING_LEASE;
  const isTaken = await db.transact((transaction) =>
    lease(transaction, message.id, { now, until: leasedUntil }),
  );
  // Whoever was quicker sends it; there may be another.
  if (!isTaken) return { next: clock(), fault: null };
  const leased = { ...message, leasedUntil, attempts: message.attempts + 1 };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(SENDING_LIMIT)]);
  const attempt = await tryOnce(sending, leased, limit);
  if (attempt.outcome === 'in vain') return notSent(sending, leased, attempt);
  const ended =
    attempt.outcome === 'sent'
      ? { ...attempt, fault: null }
      : { outcome: attempt.outcome, fault: attempt.fault ?? leased.fault, toldVersion: null };
  await end(shop, leased, ended);
  return { next: clock(), fault: null };
}

/** An attempt, of which the channel's server is told whether it was there. */
async function tryOnce(
  { shop, channel, signal }: Sending,
  message: MessageRow,
  limit: AbortSignal,
): Promise<Attempt> {
  const hear = channel.server?.begin();
  const attempt = await channel.attempt(message, await toldBefore(shop, message), limit);
  if (attempt.outcome !== 'dropped' && !signal.aborted) {
    hear?.(attempt.outcome === 'sent' || !isServersFault(attempt.fault), shop.clock());
  }
  return attempt;
}

async function toldBefore(
  { db }: Shop,
  { orderId, subscriptionId }: MessageRow,
): Promise<readonly Told[]> {
  const ofOrder = orderId === null ? [] : await listOfOrder(db.read, orderId);
  return ofOrder.filter((one) => one.outcome === 'sent' && one.subscriptionId === subscriptionId);
}

function end(
  { db, clock }: Shop,
  { id }: MessageRow,
  ended: Omit<Parameters<typeof endMessage>[2], 'now'>,
): Promise<void> {
  return db.transact((transaction) => endMessage(transaction, id, { ...ended, now: clock() }));
}

/** A process that is stopping blames nobody. */
async function notSent(
  { shop, channel, signal }: Sending,
  message: MessageRow,
  { fault, isSilent }: InVain,
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
    await db.transact((transaction) => postpone(transaction, message, { fault, next, isSilent }));
  }
  return { next: channel.server?.pausedUntil(now) ?? now, fault };
}
