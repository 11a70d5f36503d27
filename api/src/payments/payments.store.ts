import type { Insertable } from 'kysely';
import { cents } from '@brasa/core/kernel/cents.ts';
import { addParts, NO_PARTS, type Parts } from '@brasa/core/payments/payments.rules.ts';
import type { Queries, Transaction } from '../db/database.ts';
import type { Sum } from '../db/expressions.ts';
import { defer } from '../db/defer.ts';
import { compiledInsert } from '../db/prepared.ts';
import type { PaymentsTables } from '../db/tables/payments.ts';

/** Of the entries of a close, or of those that are in none. */
export type PaymentSums = {
  parts: Parts;
  /** How many orders were paid for. */
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
      is.fn.sum<Sum>('cash').as('cash'),
      is.fn.sum<Sum>('card').as('card'),
      is.fn.sum<Sum>('transfer').as('transfer'),
    ])
    .groupBy(['action', 'isLate'])
    .execute();
  const { paidOrders } = await ofClose
    // Not as a condition: by it SQLite would look for every payment of an order that there is.
    .select((is) => {
      const orderId = is.case().when('subject', '=', 'order').then(is.ref('subjectId')).end();
      return is.fn.count<Sum>(orderId).distinct().as('paidOrders');
    })
    .executeTakeFirstOrThrow();
  const entries = rows.map(readSum);
  const late = entries.filter(({ isLate }) => isLate);
  return {
    parts: total(entries),
    paidOrders: Number(paidOrders),
    byAction: new Map(
      [...Map.groupBy(entries, ({ action }) => action)].map(([action, some]) => [
        action,
        { count: countOf(some), parts: total(some) },
      ]),
    ),
    late: { count: countOf(late), parts: total(late) },
  };
}

type SumRow = {
  action: string;
  isLate: number;
  count: Sum;
  cash: Sum;
  card: Sum;
  transfer: Sum;
};

const readSum = ({ action, isLate, count, cash, card, transfer }: SumRow) => ({
  action,
  isLate: isLate === 1,
  count: Number(count),
  parts: {
    cash: cents(Number(cash)),
    card: cents(Number(card)),
    transfer: cents(Number(transfer)),
  },
});

const countOf = (entries: readonly { count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

const total = (entries: readonly { parts: Parts }[]): Parts =>
  entries.reduce((sum, { parts }) => addParts(sum, parts), NO_PARTS);
