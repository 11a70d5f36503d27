// The messages that are to be sent, and what became of the others. See docs/rules/messages.md.
import { sql as raw, type Selectable } from 'kysely';
import type { MailFault, MessageKind } from '@brasa/core/messages/sending.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { defer } from '../db/defer.ts';
import { compiledInsert } from '../db/prepared.ts';
import type { MessagesTables } from '../db/tables/messages.ts';

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

/** What waits and follows no other that waits for the same order. */
const due = (sql: Queries) =>
  sql
    .selectFrom('messages as one')
    // As literals: the index of what waits is not used for parameters.
    .where('one.endedAt', 'is', raw.lit(null))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('messages as earlier')
            .select('earlier.id')
            .whereRef('earlier.orderId', '=', 'one.orderId')
            .whereRef('earlier.id', '<', 'one.id')
            .where('earlier.endedAt', 'is', raw.lit(null)),
        ),
      ),
    );

/** What may be tried now, the one that waits longest first; undefined for nothing. */
export function firstDue(sql: Queries, now: number): Promise<MessageRow | undefined> {
  return due(sql)
    .selectAll('one')
    .where('one.nextAttemptAt', '<=', now)
    .where('one.leasedUntil', '<=', now)
    .orderBy('one.nextAttemptAt')
    .orderBy('one.id')
    .limit(1)
    .executeTakeFirst();
}

/** When the next of what waits may be tried; null where nothing waits. */
export async function nextDue(sql: Queries): Promise<number | null> {
  const rows = await due(sql)
    .select(['one.nextAttemptAt', 'one.leasedUntil'])
    .orderBy('one.nextAttemptAt')
    .limit(LOOKED_AT)
    .execute();
  const times = rows.map(({ nextAttemptAt, leasedUntil }) => Math.max(nextAttemptAt, leasedUntil));
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
    .where('leasedUntil', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Ended = {
  outcome: 'sent' | 'dropped' | 'failed';
  fault: MailFault | null;
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

/** Notes that the attempt was in vain, for whoever still has the lease. */
export async function postpone(
  { sql }: Transaction,
  { id, leasedUntil }: Pick<MessageRow, 'id' | 'leasedUntil'>,
  { fault, next }: { fault: MailFault | null; next: number },
): Promise<void> {
  await sql
    .updateTable('messages')
    .set({ ...(fault !== null && { fault }), nextAttemptAt: next, leasedUntil: 0 })
    .where('id', '=', id)
    .where('leasedUntil', '=', leasedUntil)
    .where('endedAt', 'is', null)
    .execute();
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
