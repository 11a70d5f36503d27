import type { Generated } from 'kysely';
import type { SendingFault, MessageKind } from '@brasa/core/messages/sending.rules.ts';
import { secret, type Classified } from '../db/tables/classification.ts';
import type { AutoId, Flag, Instant } from '../db/tables/columns.ts';

/** A mail or notification that is to be sent, or was; what it says is made when it is sent. */
type MessagesTable = {
  id: AutoId;
  kind: MessageKind;
  /** The order that it tells of, at whose address; null where it has a recipient of its own. */
  orderId: number | null;
  /** Null once the message has ended, and for those of an order. */
  recipient: string | null;
  /** The browser that it is for; null for a mail. */
  subscriptionId: Generated<number | null>;
  /** The points that were given; null for what tells of anything else. */
  transactionId: Generated<number | null>;
  madeAt: Instant;
  /** Attempts that were begun. */
  attempts: Generated<number>;
  nextAttemptAt: Instant;
  /** Somebody is sending it until then, at most. */
  leasedUntil: Generated<Instant>;
  /** The mail server has given no answer at some attempt once it had heard for whom the mail is. */
  fellSilent: Generated<Flag>;
  /** Why the last attempt was in vain. */
  fault: SendingFault | null;
  endedAt: Instant | null;
  outcome: 'sent' | 'dropped' | 'failed' | null;
  /** The version of the order that was told, once it is sent. */
  toldVersion: number | null;
};

/** A browser that is told of an order, or of a user's points. */
type PushSubscriptionsTable = {
  id: AutoId;
  orderId: number | null;
  userId: number | null;
  /** Where its push service takes what is for it. */
  endpoint: string;
  /** With which only it can read that; base64url. */
  p256dh: string;
  auth: string;
  /** The hash of the session in which it asked to be told of points; null once that has run out. */
  session: string | null;
  madeAt: Instant;
  /** When expiring points were told of last, and those that end until when. */
  expiryToldAt: Generated<Instant>;
  expiryToldUntil: Generated<Instant>;
};

export type MessagesTables = {
  messages: MessagesTable;
  pushSubscriptions: PushSubscriptionsTable;
};

export const COLUMNS = {
  messages: { recipient: secret(null) },
  pushSubscriptions: {
    endpoint: 'deleted',
    p256dh: 'deleted',
    auth: 'deleted',
    session: 'deleted',
  },
} as const satisfies Classified<MessagesTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    messages: { tables: MessagesTables; columns: typeof COLUMNS };
  }
}
