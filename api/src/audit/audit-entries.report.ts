// The record as it is read: the last entries first, by the index that fits what is asked for.
import type { AuditKind } from '@brasa/core/audit/kinds.rules.ts';
import type { Selectable } from 'kysely';
import { sql as raw, type SqlBool } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { AuditEntriesTable } from './audit.tables.ts';

export type EntryRow = Selectable<AuditEntriesTable>;

/** Before a place in the list, and no earlier than an instant. */
export type EntryRange = { before: { at: number; id: number }; since: number };

export type EntrySource = { kinds: readonly AuditKind[] | null; author: number | undefined };

/** The newest entries of the range, at most so many. */
export async function listEntries(
  sql: Queries,
  { kinds, author }: EntrySource,
  range: EntryRange,
  most: number,
): Promise<EntryRow[]> {
  if (kinds?.length === 0) return [];
  if (author !== undefined) {
    const own = newest(sql, range, most).where('authorId', '=', author);
    return kinds ? own.where('kind', 'in', [...kinds]).execute() : own.execute();
  }
  if (!kinds) return newest(sql, range, most).execute();
  // Each kind stands in its order in the index; of several together none does.
  const lists = await Promise.all(
    kinds.map((kind) => newest(sql, range, most).where('kind', '=', kind).execute()),
  );
  return lists
    .flat()
    .sort((one, other) => other.at - one.at || other.id - one.id)
    .slice(0, most);
}

function newest(sql: Queries, { before, since }: EntryRange, most: number) {
  return sql
    .selectFrom('auditEntries')
    .selectAll()
    .where('at', '>=', since)
    .where(raw<SqlBool>`(at, id) < (${before.at}, ${before.id})`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
}

/** Who is staff, by name. */
export async function listStaff(sql: Queries): Promise<{ id: number; name: string }[]> {
  const rows = await sql
    .selectFrom('users')
    .select(['id', 'name', 'username'])
    .where('role', 'in', ['superadmin', 'haykakan'])
    .where('erasedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .orderBy('id')
    .execute();
  return rows
    .map(({ id, name, username }) => ({ id, name: name ?? username ?? '' }))
    .sort((one, other) => one.name.localeCompare(other.name, 'es'));
}
