// Points that change hands because two users turn out to be one. Every function works on users whose
// balances are held.
import type { Queries, Transaction } from '../../db/database.ts';

export async function listOrdersWithPoints(sql: Queries, userId: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('pointTransactions')
    .select('orderId')
    .distinct()
    .where('userId', '=', userId)
    .where('orderId', 'is not', null)
    .execute();
  return rows.flatMap(({ orderId }) => orderId ?? []);
}

/** The youngest transaction's id; 0 in a ledger without any. */
export async function lastTransactionId(transaction: Transaction): Promise<number> {
  const { last } = await transaction.sql
    .selectFrom('pointTransactions')
    .select((is) => is.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** By their transactions, which are indexed by user; before those are moved. */
export async function moveLots(transaction: Transaction, from: number, to: number): Promise<void> {
  await transaction.sql
    .updateTable('pointLots')
    .set({ userId: to })
    .where('transactionId', 'in', (is) =>
      is.selectFrom('pointTransactions').select('id').where('userId', '=', from),
    )
    .execute();
}

/** Answers how many; each remembers whose it was at first. */
export async function moveTransactions(
  transaction: Transaction,
  from: number,
  to: number,
): Promise<number> {
  const { numUpdatedRows } = await transaction.sql
    .updateTable('pointTransactions')
    .set((is) => ({
      userId: to,
      originalUserId: is.fn.coalesce('originalUserId', 'userId'),
    }))
    .where('userId', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
