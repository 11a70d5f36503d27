// The phones that a user has beside the main one: those of accounts that became part of theirs.
import type { Queries, Transaction } from '../../db/database.ts';
import { lockByName } from '../../db/engines/engine.ts';

/**
 * Makes everybody wait who is about to give the phone to somebody new, or to move it from one user to
 * another. Held until the transaction ends; taken after orders, before balances and users.
 */
export function lockPhone(transaction: Transaction, phone: string): Promise<void> {
  return lockByName(transaction.sql, transaction.engine, `phone ${phone}`);
}

export async function listOtherPhones(sql: Queries, userId: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('userPhones')
    .select('phone')
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('phone')
    .execute();
  return rows.map(({ phone }) => phone);
}

/** Whoever had further phones has none any more: they are the other user's. */
export async function moveOtherPhones(
  transaction: Transaction,
  from: number,
  to: number,
): Promise<void> {
  await transaction.sql
    .updateTable('userPhones')
    .set({ userId: to })
    .where('userId', '=', from)
    .execute();
}

export async function insertOtherPhone(
  transaction: Transaction,
  userId: number,
  phone: string,
  now: number,
): Promise<void> {
  await transaction.sql
    .insertInto('userPhones')
    .values({ phone, userId, createdAt: now })
    .execute();
}

/** Frees the user's further phones, or this one of them; nothing happens where it is none of theirs. */
export async function deleteOtherPhones(
  transaction: Transaction,
  userId: number,
  phone?: string,
): Promise<void> {
  let query = transaction.sql.deleteFrom('userPhones').where('userId', '=', userId);
  if (phone !== undefined) query = query.where('phone', '=', phone);
  await query.execute();
  transaction.announce('accounts');
}
