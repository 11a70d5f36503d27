// Points that change hands because two users turn out to be one. Every function works on users whose
// balances are held.
import type { Queries, Transaction } from '../db/database.ts';

/** The orders that the user earned or spent points with. */
export async function listOrdersWithPoints(sql: Queries, userId: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('point_transactions')
    .select('order_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('order_id', 'is not', null)
    .execute();
  return rows.flatMap(({ order_id }) => order_id ?? []);
}

/** The youngest transaction's id; 0 in a ledger without any. */
export async function lastTransactionId(transaction: Transaction): Promise<number> {
  const { last } = await transaction.sql
    .selectFrom('point_transactions')
    .select((is) => is.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** By their transactions, which are indexed by user; before those are moved. */
export async function moveLots(transaction: Transaction, from: number, to: number): Promise<void> {
  await transaction.sql
    .updateTable('point_lots')
    .set({ user_id: to })
    .where('transaction_id', 'in', (is) =>
      is.selectFrom('point_transactions').select('id').where('user_id', '=', from),
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
    .updateTable('point_transactions')
    .set((is) => ({
      user_id: to,
      original_user_id: is.fn.coalesce('original_user_id', 'user_id'),
    }))
    .where('user_id', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
