// The messages that are to be sent, and what became of the others. See docs/rules/messages.md.
import { sql as raw, type Selectable, type SqlBool } from 'kysely';
import { latestEnd, plausibleEnd } from '@brasa/core/kernel/time/clock-ahead.rules.ts';
import {
  LONGEST_PAUSE,
  SENDING_LEASE,
  type ChannelName,
  type MessageKind,
  type OrderMessageKind,
  type SendingFault,
} from '@brasa/core/messages/sending.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { defer } from '../db/defer.ts';
import { forReferenceIfFree } from '../db/engines/engine.ts';
import { compiledInsert } from '../db/prepared.ts';
import type { MessagesTables } from './messages.tables.ts';

export type MessageRow = Selectable<MessagesTables['messages']>;

export type Wanted = {
  kind: MessageKind;
  /** Whom to write to; null for what is told of an order, which goes to the order's address. */
  to: string | null;
  orderId: number | null;
  now: number;
};

const newMessage = compiledInsert('messages');

const columnsOf = ({ kind, to, orderId, now }: Wanted) => ({
  ...{ kind, orderId, recipient: to },
  ...{ madeAt: now, nextAttemptAt: now },
});

/** Has the mail sent after the transaction, at the cost of no round trip. Callers know that the shop sends mail. */
export async function queueMail(transaction: Transaction, wanted: Wanted): Promise<void> {
  await defer(transaction, newMessage(transaction.sql, [columnsOf(wanted)]));
  transaction.announce('messages');
}

export type WantedPush = { now: number } & (
  | { kind: OrderMessageKind; orderId: number }
  | { kind: 'pointsGiven'; userId: number; transactionId: number }
);

/**
 * Has each browser notified that has asked to be told of the order, or of the user's points, after the
 * transaction, at the cost of no round trip.
 */
export async function queuePush(transaction: Transaction, wanted: WantedPush): Promise<void> {
  const { kind, now } = wanted;
  const isOfOrder = 'orderId' in wanted;
  const query = transaction.sql
    .insertInto('messages')
    .columns(['kind', 'orderId', 'transactionId', 'subscriptionId', 'madeAt', 'nextAttemptAt'])
    .expression((is) => {
      // A browser that is being forgotten is told no more.
      const told = is
        .selectFrom('pushSubscriptions')
        .select((of) => [
          raw<MessageKind>`${raw.lit(kind)}`.as('kind'),
          'pushSubscriptions.orderId',
          of
            .cast<number | null>(of.val(isOfOrder ? null : wanted.transactionId), 'integer')
            .as('transactionId'),
          'pushSubscriptions.id',
          of.cast<number>(of.val(now), 'bigint').as('madeAt'),
          of.cast<number>(of.val(now), 'bigint').as('nextAttemptAt'),
        ])
        .where(
          isOfOrder ? 'pushSubscriptions.orderId' : 'pushSubscriptions.userId',
          '=',
          isOfOrder ? wanted.orderId : wanted.userId,
        );
      return forReferenceIfFree(transaction.engine, told);
    });
  await defer(transaction, query.compile());
  transaction.announce('messages');
}

type ExpiryPeriod = { now: number; until: number; toldBefore: number };

/** The same of points that end before `until`, for one browser, unless another process has just done it. */
export async function queueExpiryPush(
  transaction: Transaction,
  subscriptionId: number,
  { now, until, toldBefore }: ExpiryPeriod,
): Promise<void> {
  const { sql } = transaction;
  const { numUpdatedRows } = await sql
    .updateTable('pushSubscriptions')
    .set({ expiryToldAt: now, expiryToldUntil: until })
    .where('id', '=', subscriptionId)
    .where('expiryToldAt', '<=', toldBefore)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const message = {
    kind: 'pointsExpiring',
    subscriptionId,
    madeAt: now,
    nextAttemptAt: now,
  } as const;
  await sql
    .insertInto('messages')
    .values({ ...message, orderId: null, recipient: null })
    .execute();
  transaction.announce('messages');
}

export function findMessage(sql: Queries, id: number): Promise<MessageRow | undefined> {
  return sql.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All of an order, the first one first. */
export function listOfOrder(sql: Queries, orderId: number): Promise<MessageRow[]> {
  return sql
    .selectFrom('messages')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Messages of a channel; `takesSilent` is true for those alone whose recipient has no answer, false for the others alone. */
export type Queue = { name: ChannelName; takesSilent?: boolean };

/** What waits and follows no other that waits for the same order and goes to the same place. */
const due = (sql: Queries, { name, takesSilent }: Queue) =>
  sql
    .selectFrom('messages as one')
    // As literals: the index of what waits is not used for parameters.
    .where('one.endedAt', 'is', raw.lit(null))
    .where('one.subscriptionId', name === 'mail' ? 'is' : 'is not', raw.lit(null))
    .$if(takesSilent !== undefined, (all) =>
      all.where('one.fellSilent', '=', raw.lit(takesSilent ? 1 : 0)),
    )
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('messages as earlier')
            .select('earlier.id')
            .whereRef('earlier.orderId', '=', 'one.orderId')
            .whereRef('earlier.id', '<', 'one.id')
            .where((of) =>
              name === 'mail'
                ? of('earlier.subscriptionId', 'is', raw.lit(null))
                : of('earlier.subscriptionId', '=', of.ref('one.subscriptionId')),
            )
            .where('earlier.endedAt', 'is', raw.lit(null)),
        ),
      ),
    );

/** True where an end has passed, or is later than any that can be true (core/src/kernel/time/clock-ahead.rules.ts). */
const isOver = (column: string, now: number, longest: number) =>
  raw<SqlBool>`(${raw.ref(column)} <= ${now} or ${raw.ref(column)} > ${latestEnd(now, longest)})`;

/** What may be tried now, the one that waits longest first; undefined for nothing. */
export function firstDue(sql: Queries, queue: Queue, now: number): Promise<MessageRow | undefined> {
  return due(sql, queue)
    .selectAll('one')
    .where(isOver('one.nextAttemptAt', now, LONGEST_PAUSE))
    .where(isOver('one.leasedUntil', now, SENDING_LEASE))
    .orderBy('one.nextAttemptAt')
    .orderBy('one.id')
    .limit(1)
    .executeTakeFirst();
}

/** When the next of what waits may be tried; null where nothing waits. */
export async function nextDue(sql: Queries, queue: Queue, now: number): Promise<number | null> {
  const rows = await due(sql, queue)
    .select(['one.nextAttemptAt', 'one.leasedUntil'])
    .orderBy('one.nextAttemptAt')
    .limit(LOOKED_AT)
    .execute();
  const times = rows.map(({ nextAttemptAt, leasedUntil }) =>
    Math.max(
      plausibleEnd(nextAttemptAt, now, LONGEST_PAUSE),
      plausibleEnd(leasedUntil, now, SENDING_LEASE),
    ),
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Whatever waits behind these is looked at when they have been tried. */
const LOOKED_AT = 50;

/** Takes it for an attempt; false where another process has it, or has ended it. */
export async function lease(
  { sql }: Transaction,
  id: number,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set((is) => ({ leasedUntil: until, attempts: is('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where(isOver('leasedUntil', now, SENDING_LEASE))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Ended = {
  outcome: 'sent' | 'dropped' | 'failed';
  fault: SendingFault | null;
  toldVersion: number | null;
  now: number;
};

/** Notes what became of it, unless that is known. */
export async function endMessage(
  transaction: Transaction,
  id: number,
  { outcome, fault, toldVersion, now }: Ended,
): Promise<void> {
  await transaction.sql
    .updateTable('messages')
    .set({ outcome, fault, toldVersion, endedAt: now, recipient: null, leasedUntil: 0 })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
  transaction.announce('messages');
}

type Postponed = { fault: SendingFault | null; next: number; isSilent?: boolean | undefined };

/** Notes that the attempt was in vain, for whoever still has the lease. */
export async function postpone(
  transaction: Transaction,
  { id, leasedUntil }: Pick<MessageRow, 'id' | 'leasedUntil'>,
  { fault, next, isSilent = false }: Postponed,
): Promise<void> {
  await transaction.sql
    .updateTable('messages')
    .set({ ...(fault !== null && { fault }), ...(isSilent && { fellSilent: 1 }) })
    .set({ nextAttemptAt: next, leasedUntil: 0 })
    .where('id', '=', id)
    .where('leasedUntil', '=', leasedUntil)
    .where('endedAt', 'is', null)
    .execute();
  // It waits in another queue from now on.
  if (isSilent) transaction.announce('messages');
}

/** Forgets what has ended and was written before then. */
export async function deleteEnded({ sql }: Transaction, before: number): Promise<void> {
  await sql
    .deleteFrom('messages')
    .where('endedAt', 'is not', null)
    .where('madeAt', '<', before)
    .execute();
}

/** What waits for the address of this user, who is about to be nobody, is sent to nobody any more. */
export async function dropMailTo(
  transaction: Transaction,
  userId: number,
  now: number,
): Promise<void> {
  await transaction.sql
    .updateTable('messages')
    .set({ outcome: 'dropped', endedAt: now, recipient: null, leasedUntil: 0 })
    .where('endedAt', 'is', raw.lit(null))
    .where((is) =>
      is(
        is.fn('lower', ['recipient']),
        '=',
        is
          .selectFrom('users')
          .select((of) => of.fn<string>('lower', ['users.email']).as('email'))
          .where('users.id', '=', userId),
      ),
    )
    .execute();
}

/** Gives up every message that waits; answers how many. */
export async function giveUpWaiting({ sql }: Transaction, now: number): Promise<number> {
  const { numUpdatedRows } = await sql
    .updateTable('messages')
    .set({ outcome: 'failed', endedAt: now, recipient: null, leasedUntil: 0 })
    .where('endedAt', 'is', raw.lit(null))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
