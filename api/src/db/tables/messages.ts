import type { Generated } from 'kysely';
import type { MailFault, MessageKind } from '@brasa/core/messages/sending.rules.ts';
import { secret, type Classified } from './classification.ts';
import type { AutoId, Instant } from './columns.ts';

/** A mail that is to be sent, or was; what it says is made when it is sent. */
type MessagesTable = {
  id: AutoId;
  kind: MessageKind;
  /** The order that it tells of, at whose address; null where it has a recipient of its own. */
  orderId: number | null;
  /** Null once the message has ended, and for those of an order. */
  recipient: string | null;
  madeAt: Instant;
  /** Attempts that were begun. */
  attempts: Generated<number>;
  nextAttemptAt: Instant;
  /** Somebody is sending it until then, at most. */
  leasedUntil: Generated<Instant>;
  /** Why the last attempt was in vain. */
  fault: MailFault | null;
  endedAt: Instant | null;
  outcome: 'sent' | 'dropped' | 'failed' | null;
  /** The version of the order that was told, once it is sent. */
  toldVersion: number | null;
};

export type MessagesTables = { messages: MessagesTable };

export const MESSAGES_COLUMNS = {
  messages: { recipient: secret(null) },
} as const satisfies Classified<MessagesTables>;
