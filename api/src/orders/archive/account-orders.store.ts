// The orders of one account, and those of a phone: listed for their owner, made somebody else's where the owner
// turns out to be another one, locked before the owner goes. And orders by their numbers.
import { sql as raw } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import { forUpdate } from '../../db/engines/engine.ts';
import { setsOf } from '../../db/sets-of.ts';
import { readRow, selectOrders, type OrderRow } from '../orders.store.ts';

/** True while one of the account's orders is still to be picked up. */
export async function hasPendingOrder(sql: Queries, userId: number): Promise<boolean> {
  const query = sql
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    // As a literal: the index of pending orders is not used for a parameter.
    .where('status', '=', raw.lit('pending'));
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** So many of the orders that belong to the account, newest first; those placed before the one that is named. */
export async function listOwnPage(
  sql: Queries,
  userId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<OrderRow[]> {
  let query = selectOrders(sql).where('userId', '=', userId).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()).map(readRow);
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
  const ids: number[] = [];
  for (const some of setsOf(phones)) {
    const query = sql
      .selectFrom('orders')
      .select('id')
      .where('customerPhone', 'in', some)
      .where('userId', 'is', null);
    for (const { id } of await query.execute()) ids.push(id);
  }
  return ids;
}

export async function countOrdersOf(sql: Queries, userId: number): Promise<number> {
  const { orders } = await sql
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('orders'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return orders;
}

/** The orders with these numbers, in this order; no more of them than a statement takes. */
export async function listByIds(sql: Queries, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectOrders(sql).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(readRow);
}

export type LockedRow = Pick<OrderRow, 'id' | 'status' | 'customerPhone'>;

/** Locks the orders until the transaction ends; answers those that there are, by their ids. */
export async function lockOrders(
  transaction: Transaction,
  ids: readonly number[],
): Promise<LockedRow[]> {
  const locked: LockedRow[] = [];
  for (const some of setsOf(ids.toSorted((one, other) => one - other))) {
    const query = transaction.sql
      .selectFrom('orders')
      .select(['id', 'status', 'customerPhone'])
      .where('id', 'in', some)
      .orderBy('id');
    locked.push(...(await forUpdate(transaction.engine, query).execute()));
  }
  return locked;
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
