import { sql as raw, type Insertable } from 'kysely';
import { cents } from '@brasa/core/kernel/cents.ts';
import type { Day } from '@brasa/core/kernel/madrid-time.ts';
import { NO_PARTS, addParts, type Parts } from '@brasa/core/payments/parts.rules.ts';
import {
  byWay,
  PARTS,
  type Way,
  type PaymentSubject,
} from '@brasa/core/payments/payments.rules.ts';
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

const newPayment = compiledInsert('payments');

/** Adds the entry to the ledger. */
export async function insertPayment(
  transaction: Transaction,
  row: Insertable<PaymentsTables['payments']>,
): Promise<void> {
  await defer(transaction, newPayment(transaction.sql, [row]));
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

/** Sums the entries of the close, null for those in none; late are those made before `since`. */
export async function sumPayments(
  sql: Queries,
  closeNumber: number | null,
  since: number,
): Promise<PaymentSums> {
  const ofClose = sql
    .selectFrom('payments')
    .where('closeNumber', closeNumber === null ? 'is' : '=', closeNumber);
  const rows = await ofClose
    .select((is) => [
      'action' as const,
      is.case().when('madeAt', '<', since).then(1).else(0).end().as('isLate'),
      is.fn.countAll<Sum>().as('count'),
      ...PARTS.map((way) => is.fn.sum<Sum>(way).as(way)),
    ])
    .groupBy(['action', 'isLate'])
    .execute();
  const entries = rows.map(readSum);
  const late = entries.filter(({ isLate }) => isLate);
  return {
    parts: total(entries),
    paidOrders: await countPaidOrders(sql, closeNumber),
    byAction: new Map(
      [...Map.groupBy(entries, ({ action }) => action)].map(([action, some]) => [
        action,
        { count: countOf(some), parts: total(some) },
      ]),
    ),
    late: { count: countOf(late), parts: total(late) },
  };
}

/** An entry's amount, in SQL: the sum of its parts. */
export const ALL_PARTS = raw.join(
  PARTS.map((way) => raw.ref(way)),
  raw` + `,
);

/** Orders that are paid by these entries, less those that were and are not any more. */
async function countPaidOrders(sql: Queries, closeNumber: number | null): Promise<number> {
  const payments = raw.table('payments');
  const isOwn = closeNumber === null ? raw`is null` : raw`= ${closeNumber}`;
  const isEarlier = closeNumber === null ? raw`is not null` : raw`< ${closeNumber}`;
  // What it is of is no condition: by it SQLite would look for every payment of an order that there is.
  const { rows } = await raw<{ count: Sum }>`
    with changes as (
      select case subject when 'order' then subject_id end as order_id,
        sum(${ALL_PARTS}) as change
      from ${payments} where close_number ${isOwn} group by 1),
    orders_paid as (
      select change, (select coalesce(sum(${ALL_PARTS}), 0) from payments
        where subject = 'order' and subject_id = order_id and close_number ${isEarlier}) as earlier
      from changes where order_id is not null)
    select coalesce(sum(case when earlier + change > 0 then 1 else 0 end
      - case when earlier > 0 then 1 else 0 end), 0) as count from orders_paid`.execute(sql);
  return Number(rows[0]?.count);
}

type SumRow = Record<Way, Sum> & { action: string; isLate: number; count: Sum };

const readSum = ({ action, isLate, count, ...sums }: SumRow) => ({
  action,
  isLate: isLate === 1,
  count: Number(count),
  parts: byWay((way) => cents(Number(sums[way]))),
});

const countOf = (entries: readonly { count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

const total = (entries: readonly { parts: Parts }[]): Parts =>
  entries.reduce((sum, { parts }) => addParts(sum, parts), NO_PARTS);
