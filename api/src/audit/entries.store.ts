import type { Insertable } from 'kysely';
import { lockByName } from '../db/engines/engine.ts';
import { defer } from '../db/defer.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { compiledInsert } from '../db/prepared.ts';
import type { AuditEntriesTable } from './audit.tables.ts';

export type NewEntry = Omit<Insertable<AuditEntriesTable>, 'id'>;

const newEntry = compiledInsert('auditEntries');

/** Adds the entry, without waiting for it. */
export function insertEntry(transaction: Transaction, entry: NewEntry): Promise<void> {
  return defer(transaction, newEntry(transaction.sql, [entry]));
}

/** Adds the entry, or counts it to the one of its bucket. */
export async function countEntry(
  transaction: Transaction,
  entry: NewEntry & { bucket: string },
): Promise<void> {
  const { sql, engine } = transaction;
  const { bucket, times, lastAt } = entry;
  await lockByName(sql, engine, `audit ${bucket}`);
  const { numUpdatedRows } = await sql
    .updateTable('auditEntries')
    .set((is) => ({
      times: is('times', '+', times),
      lastAt: is.case().when('lastAt', '<', lastAt).then(lastAt).else(is.ref('lastAt')).end(),
    }))
    .where('bucket', '=', bucket)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await insertEntry(transaction, entry);
}

/** True while the record holds an entry that the user made as staff: those of customers bear no name. */
export async function hasActedAsStaff(sql: Queries, userId: number): Promise<boolean> {
  const entry = await sql
    .selectFrom('auditEntries')
    .select('id')
    .where('authorId', '=', userId)
    .where('authorName', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Takes out what says who the user is and where they were, when they are erased. */
export async function blankPerson({ sql }: Transaction, userId: number): Promise<void> {
  const about = sql
    .updateTable('auditEntries')
    .where('subject', '=', 'user')
    .where('subjectId', '=', String(userId));
  await about.set({ subjectName: null }).execute();
  const place = { authorName: null, address: null, device: null, bucket: null };
  await sql.updateTable('auditEntries').set(place).where('authorId', '=', userId).execute();
  // Who failed to sign in as them may have been them.
  await about.set(place).where('author', '=', 'nobody').execute();
}

/** How many entries are past their term. */
export async function countPast({ sql }: Transaction, now: number): Promise<number> {
  const { count } = await sql
    .selectFrom('auditEntries')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('keptUntil', '<=', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The database lets them go only where a later entry is past their term. */
export async function deletePast({ sql }: Transaction, now: number): Promise<void> {
  await sql.deleteFrom('auditEntries').where('keptUntil', '<=', now).execute();
}
