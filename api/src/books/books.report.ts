// Who wrote what, from the room that knows it: read-only.
import { authorName } from '@brasa/core/accounts/author-name.rules.ts';
import type { Queries } from '../db/database.ts';
import { keptAccountId } from '../db/expressions.ts';

/** From `since`, to `until` inclusive, in milliseconds. */
export type Span = { since: number; until: number };

/** Whoever wrote it, by the account that theirs is part of by now. */
export async function listAuthors(
  sql: Queries,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, { id: number; name: string }>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await sql
    .selectFrom('users as author')
    .innerJoin('users', (join) => join.on('users.id', '=', keptAccountId('author')))
    .select(['author.id as authorId', 'users.id', 'users.username', 'users.name'])
    .where('author.id', 'in', known)
    .execute();
  return new Map(
    rows.map(({ authorId, id, ...names }) => [authorId, { id, name: authorName(id, names) }]),
  );
}
