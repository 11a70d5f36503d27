// The log of merges, which only grows.
import type { Insertable } from 'kysely';
import type { Transaction } from '../db/database.ts';
import type { UserMergesTable } from './customers.tables.ts';

export async function insertMerge(
  transaction: Transaction,
  merge: Insertable<UserMergesTable>,
): Promise<void> {
  await transaction.sql.insertInto('userMerges').values(merge).execute();
}
