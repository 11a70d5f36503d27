import type { Insertable } from 'kysely';
import type { Transaction } from '../db/database.ts';
import { defer } from '../db/defer.ts';
import { compiledInsert } from '../db/prepared.ts';
import type { PaymentsTables } from '../db/tables/payments.ts';

const newPayment = compiledInsert('payments');

/** Adds the entry to the ledger. */
export async function insertPayment(
  transaction: Transaction,
  row: Insertable<PaymentsTables['payments']>,
): Promise<void> {
  await defer(transaction, newPayment(transaction.sql, [row]));
  transaction.announce('payments');
}
