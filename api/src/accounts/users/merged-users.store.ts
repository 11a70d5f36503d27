// Users who became part of others, and who they are now (docs/rules/customers.md#merging-accounts).
import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../../db/database.ts';
import { forReference, forUpdate, lockByName } from '../../db/engines/engine.ts';
import { flag } from '../../db/tables/columns.ts';
import type { UsersTable } from '../accounts.tables.ts';

/** Makes merges wait for each other: each then finds what the one before has left. */
export function lockMerges(transaction: Transaction): Promise<void> {
  return lockByName(transaction.sql, transaction.engine, 'merge users');
}

export type WholeUser = Selectable<UsersTable>;

const wholeUser = (sql: Queries, id: number) =>
  sql.selectFrom('users').selectAll().where('id', '=', id);

/** The row, whatever has become of the user. */
export function findWholeUser(sql: Queries, id: number): Promise<WholeUser | undefined> {
  return wholeUser(sql, id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockWholeUser(
  transaction: Transaction,
  id: number,
): Promise<WholeUser | undefined> {
  return forUpdate(transaction.engine, wholeUser(transaction.sql, id)).executeTakeFirst();
}

/** The active user, locked until the transaction ends; undefined for one who is gone. */
export function lockActiveUser(
  transaction: Transaction,
  id: number,
): Promise<WholeUser | undefined> {
  const query = wholeUser(transaction.sql, id).where('active', '=', flag(true));
  return forUpdate(transaction.engine, query).executeTakeFirst();
}

/** Who the user is by now, maybe as part of another; null for nobody and for an erased one. */
export async function whoIsNow(sql: Queries, id: number): Promise<number | null> {
  const row = await sql
    .selectFrom('users')
    .leftJoin('users as kept', 'kept.id', 'users.mergedInto')
    .select(['users.mergedInto', 'users.erasedAt', 'kept.erasedAt as keptErasedAt'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  if (row.mergedInto === null) return row.erasedAt === null ? id : null;
  return row.keptErasedAt === null ? row.mergedInto : null;
}

/** The account that the user is by now; null for an erased one. Until the transaction ends it stays so. */
export async function ownerNow(transaction: Transaction, id: number): Promise<number | null> {
  const query = transaction.sql
    .selectFrom('users')
    .select(['mergedInto', 'erasedAt'])
    .where('id', '=', id);
  const row = await forReference(transaction.engine, query).executeTakeFirstOrThrow();
  if (row.mergedInto !== null) return ownerNow(transaction, row.mergedInto);
  return row.erasedAt === null ? id : null;
}

/** The ids that the user had as other accounts. */
export async function listFormerIds(sql: Queries, id: number): Promise<number[]> {
  const query = sql.selectFrom('users').select('id').where('mergedInto', '=', id).orderBy('id');
  return (await query.execute()).map((row) => row.id);
}

/** From here on whoever was `from`, also by having become part of them before, is `to`. */
export async function pointTo(transaction: Transaction, from: number, to: number): Promise<void> {
  await transaction.sql
    .updateTable('users')
    .set({ mergedInto: to })
    .where((is) => is.or([is('id', '=', from), is('mergedInto', '=', from)]))
    .execute();
}
