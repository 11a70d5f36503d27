import { sql as raw, type Insertable } from 'kysely';
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { NO_PARTS, addParts, partsOf, type Parts } from '@brasa/core/payments/parts.rules.ts';
import type { PaymentSubject, Way } from '@brasa/core/payments/payments.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { defer } from '../db/defer.ts';
import { compiledInsert } from '../db/prepared.ts';
import type { PaymentsTables } from './payments.tables.ts';

/** Of the entries of a close, or of those that are in none. */
export type PaymentSums = {
  parts: Parts;
  /** How many orders more are paid than before these entries. */
  paidOrders: number;
  byAction: ReadonlyMap<string, { count: number; parts: Parts }>;
  /** What was made without a connection before that moment. */
  late: { count: number; parts: Parts };
};

const newPayments = compiledInsert('payments');

/** Adds the rows of an entry, one at least, to the ledger. */
export async function insertPayments(
  transaction: Transaction,
  rows: readonly Insertable<PaymentsTables['payments']>[],
): Promise<void> {
  await defer(transaction, newPayments(transaction.sql, rows));
  transaction.announce('payments');
}

/** The latest Madrid day that the subject's entries bear; null where it has none. */
export async function lastDayOf(
  sql: Queries,
  subject: PaymentSubject,
  subjectId: number,
): Promise<Day | null> {
  const query = sql
    .selectFrom('payments')
    .select('day')
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .orderBy('day', 'desc')
    .limit(1);
  return (await query.executeTakeFirst())?.day ?? null;
}

/** Gives the close to every entry that has none. */
export async function takePayments({ sql }: Transaction, closeNumber: number): Promise<void> {
  await sql.updateTable('payments').set({ closeNumber }).where('closeNumber', 'is', null).execute();
}

/** How many entries the rows are of: each has one row at the first place. */
export const ENTRIES = raw<Sum>`sum(case place when 0 then 1 else 0 end)`;

/** Sums the entries of the close, null for those in none; late are those made before `since`. */
export async function sumPayments(
  sql: Queries,
  closeNumber: number | null,
  since: number,
): Promise<PaymentSums> {
  const rows = await sql
    .selectFrom('payments')
    .where('closeNumber', closeNumber === null ? 'is' : '=', closeNumber)
    .select((is) => [
      ...(['action', 'method'] as const),
      is.case().when('madeAt', '<', since).then(1).else(0).end().as('isLate'),
      ENTRIES.as('entries'),
      is.fn.sum<Sum>('amount').as('amount'),
    ])
    .groupBy(['action', 'method', 'isLate'])
    .execute();
  return {
    ...totalOf(rows),
    paidOrders: await countPaidOrders(sql, closeNumber),
    byAction: new Map(
      [...Map.groupBy(rows, ({ action }) => action)].map(([action, some]) => [
        action,
        totalOf(some),
      ]),
    ),
    late: totalOf(rows.filter(({ isLate }) => isLate === 1)),
  };
}

/** What the entries of each close sum to. */
export async function sumByClose(
  sql: Queries,
  closeNumbers: readonly number[],
): Promise<ReadonlyMap<number | null, Parts>> {
  const rows = await sql
    .selectFrom('payments')
    .select((is) => ['closeNumber', 'method', is.fn.sum<Sum>('amount').as('amount')])
    .where('closeNumber', 'in', [...closeNumbers])
    .groupBy(['closeNumber', 'method'])
    .execute();
  return partsBy(rows, ({ closeNumber }) => closeNumber);
}

/** The sums, by subject and way, of the entries of these actions. */
export async function sumBySubject(
  sql: Queries,
  {
    subject,
    ids,
    actions,
  }: { subject: PaymentSubject; ids: readonly number[]; actions: readonly string[] },
): Promise<ReadonlyMap<number, Parts>> {
  const rows = await sql
    .selectFrom('payments')
    .select(['subjectId', 'method', 'amount'])
    .where('subject', '=', subject)
    .where('subjectId', 'in', [...ids])
    .where('action', 'in', [...actions])
    .execute();
  return partsBy(rows, ({ subjectId }) => subjectId);
}

/** Orders that are paid by these entries, less those that were and are not any more. */
async function countPaidOrders(sql: Queries, closeNumber: number | null): Promise<number> {
  const payments = raw.table('payments');
  const isOwn = closeNumber === null ? raw`is null` : raw`= ${closeNumber}`;
  const isEarlier = closeNumber === null ? raw`is not null` : raw`< ${closeNumber}`;
  // What it is of is no condition: by it SQLite would look for every payment of an order that there is.
  const { rows } = await raw<{ count: Sum }>`
    with changes as (
      select case subject when 'order' then subject_id end as order_id, sum(amount) as change
      from ${payments} where close_number ${isOwn} group by 1),
    orders_paid as (
      select change, (select coalesce(sum(amount), 0) from payments
        where subject = 'order' and subject_id = order_id and close_number ${isEarlier}) as earlier
      from changes where order_id is not null)
    select coalesce(sum(case when earlier + change > 0 then 1 else 0 end
      - case when earlier > 0 then 1 else 0 end), 0) as count from orders_paid`.execute(sql);
  return Number(rows[0]?.count);
}

/** A sum of rows of one method, as the database answers it. */
export type MethodSum = { method: Way; amount: Sum | Cents };

const partsOfRows = (rows: readonly MethodSum[]): Parts =>
  rows.reduce(
    (sum, { method, amount }) => addParts(sum, partsOf(method, cents(Number(amount)))),
    NO_PARTS,
  );

/** The parts of the rows of each key. */
function partsBy<Row extends MethodSum, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Map<Key, Parts> {
  return new Map([...Map.groupBy(rows, keyOf)].map(([key, some]) => [key, partsOfRows(some)]));
}

/** How many entries the sums are of, and what they come to. */
export const totalOf = (rows: readonly (MethodSum & { entries: Sum })[]) => ({
  count: rows.reduce((sum, { entries }) => sum + Number(entries), 0),
  parts: partsOfRows(rows),
});
