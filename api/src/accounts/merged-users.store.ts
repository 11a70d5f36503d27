// Users who became part of others (docs/decisions/0017): who they are now, and the log of it.
import type { PastMerge } from '@brasa/core/accounts/merging.contract.ts';
import { instantToIso } from '@brasa/core/kernel/madrid-time.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { forReference, forUpdate } from '../db/engine.ts';
import type { UserMergesTable, UsersTable } from '../db/tables/accounts.ts';

/** Makes merges wait for each other: each then finds what the one before has left. */
export const MERGES = 'merge users';

export type WholeUser = Selectable<UsersTable>;

/** The row, whatever has become of the user. */
export function findWholeUser(sql: Queries, id: number): Promise<WholeUser | undefined> {
  return sql.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockWholeUser(
  transaction: Transaction,
  id: number,
): Promise<WholeUser | undefined> {
  const query = transaction.sql.selectFrom('users').selectAll().where('id', '=', id);
  return forUpdate(transaction.engine, query).executeTakeFirst();
}

/**
 * Who the user is by now: somebody else where the account has become part of another one; null for
 * nobody and for one who was erased.
 */
export async function whoIsNow(sql: Queries, id: number): Promise<number | null> {
  const row = await sql
    .selectFrom('users')
    .leftJoin('users as kept', 'kept.id', 'users.merged_into')
    .select(['users.merged_into', 'users.erased_at', 'kept.erased_at as kept_erased_at'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  if (row.merged_into === null) return row.erased_at === null ? id : null;
  return row.kept_erased_at === null ? row.merged_into : null;
}

/**
 * The user whom something that is written now belongs to: whoever they have become. Until the
 * transaction ends they become nobody else.
 */
export async function ownerNow(transaction: Transaction, id: number): Promise<number> {
  const query = transaction.sql.selectFrom('users').select('merged_into').where('id', '=', id);
  const row = await forReference(transaction.engine, query).executeTakeFirstOrThrow();
  return row.merged_into === null ? id : ownerNow(transaction, row.merged_into);
}

/** The ids that the user had as other accounts. */
export async function listFormerIds(sql: Queries, id: number): Promise<number[]> {
  const query = sql.selectFrom('users').select('id').where('merged_into', '=', id).orderBy('id');
  return (await query.execute()).map((row) => row.id);
}

/** From here on whoever was `from`, also by having become part of them before, is `to`. */
export async function pointTo(transaction: Transaction, from: number, to: number): Promise<void> {
  await transaction.sql
    .updateTable('users')
    .set({ merged_into: to })
    .where((is) => is.or([is('id', '=', from), is('merged_into', '=', from)]))
    .execute();
}

export async function insertMerge(
  transaction: Transaction,
  merge: Insertable<UserMergesTable>,
): Promise<void> {
  await transaction.sql.insertInto('user_merges').values(merge).execute();
}

/** What became part of the user, also by way of others, the latest first. */
export async function listMerges(sql: Queries, userId: number): Promise<PastMerge[]> {
  const rows = await sql
    .selectFrom('users')
    .innerJoin('user_merges', 'user_merges.merged_user_id', 'users.id')
    .innerJoin('users as staff', 'staff.id', 'user_merges.created_by')
    .select(['available_points', 'total_points', 'orders', 'user_merges.created_at'])
    .select(['staff.name', 'staff.username'])
    .where('users.merged_into', '=', userId)
    .orderBy('user_merges.id', 'desc')
    .execute();
  return rows.map((row) => ({
    availablePoints: row.available_points,
    totalPoints: row.total_points,
    orders: row.orders,
    mergedAt: instantToIso(row.created_at),
    by: row.name ?? row.username,
  }));
}
