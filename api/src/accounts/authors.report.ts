// Who wrote what: read-only.
import { authorName } from '@brasa/core/accounts/users/author-name.rules.ts';
import type { Queries } from '../db/database.ts';
import { keptAccountId } from '../db/expressions.ts';

export type Author = { id: number; name: string };
export type Authors = ReadonlyMap<number, Author>;

/** The authors by the ids that are written, each as the account that theirs is part of by now. */
export async function listAuthors(sql: Queries, ids: readonly (number | null)[]): Promise<Authors> {
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

/** The author of that id, without a name where the list has none. */
export const authorOf = (authors: Authors, id: number): Author =>
  authors.get(id) ?? { id, name: authorName(id, { name: null, username: null }) };
