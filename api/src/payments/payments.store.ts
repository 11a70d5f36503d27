import type { Insertable } from 'kysely';
import { cents } from '@brasa/core/kernel/cents.ts';
import { addParts, NO_PARTS, type Parts } from '@brasa/core/payments/payments.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { defer } from '../db/defer.ts';
import { compiledInsert } from '../db/prepared.ts';
import type { PaymentsTables } from '../db/tables/payments.ts';

/** Of the entries of a close, or of those that are in none. */
export type PaymentSums = {
  parts: Parts;
  /** How many orders or sales were paid for. */
  subjects: number;
  byAction: ReadonlyMap<string, Parts>;
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
      is.fn.countAll<number | string>().as('count'),
      is.fn.sum<number | string>('cash').as('cash'),
      is.fn.sum<number | string>('card').as('card'),
      is.fn.sum<number | string>('transfer').as('transfer'),
    ])
    .groupBy(['action', 'isLate'])
    .execute();
  const { subjects } = await sql
    .selectFrom(ofClose.select(['subject', 'subjectId']).distinct().as('paid'))
    .select((is) => is.fn.countAll<number | string>().as('subjects'))
    .executeTakeFirstOrThrow();
  let sums: PaymentSums = {
    ...{ parts: NO_PARTS, byAction: new Map(), late: { count: 0, parts: NO_PARTS } },
    subjects: Number(subjects),
  };
  for (const row of rows) sums = withRow(sums, row);
  return sums;
}

type SumRow = {
  action: string;
  isLate: number;
  count: number | string;
  cash: number | string;
  card: number | string;
  transfer: number | string;
};

function withRow(sums: PaymentSums, { action, isLate, count, ...amounts }: SumRow): PaymentSums {
  const parts: Parts = {
    cash: cents(Number(amounts.cash)),
    card: cents(Number(amounts.card)),
    transfer: cents(Number(amounts.transfer)),
  };
  const { late } = sums;
  const ofAction = sums.byAction.get(action) ?? NO_PARTS;
  return {
    parts: addParts(sums.parts, parts),
    subjects: sums.subjects,
    byAction: new Map([...sums.byAction, [action, addParts(ofAction, parts)]]),
    late: isLate ? { count: late.count + Number(count), parts: addParts(late.parts, parts) } : late,
  };
}
