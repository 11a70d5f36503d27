// The orders of one account, and those of a phone: listed for their owner, made somebody else's where the owner
// turns out to be another one, locked before the owner goes.
import { foldEmail } from '@brasa/core/kernel/email.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { forUpdate } from '../db/engine.ts';
import { readLines } from './order-lines.store.ts';
import { selectOrders, type OrderRow } from './orders.store.ts';

/** The orders that belong to the account, newest first. */
export async function listOrdersOf(sql: Queries, userId: number): Promise<OrderRow[]> {
  const query = selectOrders(sql).where('userId', '=', userId).orderBy('id', 'desc');
  return (await query.execute()).map(readLines);
}

/** So many of them, newest first; those placed before the one that is named. */
export async function listOwnPage(
  sql: Queries,
  userId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<OrderRow[]> {
  let query = selectOrders(sql).where('userId', '=', userId).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).map(readLines);
}

export async function listOrderIdsOf(sql: Queries, userId: number): Promise<number[]> {
  const query = sql.selectFrom('orders').select('id').where('userId', '=', userId);
  return (await query.execute()).map(({ id }) => id);
}

/** The orders with one of these phones that were placed without an account. */
export async function listOrderIdsOfPhones(
  sql: Queries,
  phones: readonly string[],
): Promise<number[]> {
  if (phones.length === 0) return [];
  const query = sql
    .selectFrom('orders')
    .select('id')
    .where('customerPhone', 'in', phones)
    .where('userId', 'is', null);
  return (await query.execute()).map(({ id }) => id);
}

/** The orders without an account that have one of these phones and this e-mail, in whatever capitals. */
export async function listGuestOrders(
  sql: Queries,
  { phones, email }: { phones: readonly string[]; email: string },
): Promise<Pick<OrderRow, 'id' | 'status'>[]> {
  if (phones.length === 0) return [];
  return sql
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('customerPhone', 'in', phones)
    .where((is) => is(is.fn<string>('lower', ['customerEmail']), '=', foldEmail(email)))
    .where('userId', 'is', null)
    .execute();
}

export async function countOrdersOf(sql: Queries, userId: number): Promise<number> {
  const { orders } = await sql
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('orders'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return orders;
}

export async function lockOrders(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const query = transaction.sql
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id');
  await forUpdate(transaction.engine, query).execute();
}

/** The same, and the orders as they are then. */
export async function lockOrderRows(
  transaction: Transaction,
  ids: readonly number[],
): Promise<OrderRow[]> {
  await lockOrders(transaction, ids);
  if (ids.length === 0) return [];
  const query = selectOrders(transaction.sql).where('id', 'in', ids).orderBy('id');
  return (await query.execute()).map(readLines);
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
