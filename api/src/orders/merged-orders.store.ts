// The orders of a user who turns out to be another one.
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engine.ts';

/** The ids of the orders that belong to the account. */
export async function listOrderIdsOf(sql: Queries, userId: number): Promise<number[]> {
  const query = sql.selectFrom('orders').select('id').where('userId', '=', userId);
  return (await query.execute()).map(({ id }) => id);
}

/** How many orders belong to the account. */
export async function countOrdersOf(sql: Queries, userId: number): Promise<number> {
  const { orders } = await sql
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('orders'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return orders;
}

/** Holds the orders until the transaction ends, by id. */
export async function lockOrders(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const query = transaction.sql
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id');
  await forUpdate(transaction.engine, query).execute();
}

/** Makes the user's orders the other one's; answers how many. The caller has locked them. */
export async function moveOrders(
  transaction: Transaction,
  from: number,
  to: number,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await transaction.sql
    .updateTable('orders')
    .set({ userId: to, updatedAt: now })
    .where('userId', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) transaction.announce('orders');
  return Number(numUpdatedRows);
}
