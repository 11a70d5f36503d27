// What came of the time between two closes, from the rooms that know it: read-only.
// See docs/rules/books.md#what-a-close-says.
import { authorName } from '@brasa/core/accounts/author-name.rules.ts';
import { sql as raw } from 'kysely';
import { cents, type Cents } from '@brasa/core/kernel/cents.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { points, type Points } from '@brasa/core/kernel/points.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/tenths.ts';
import { WALK_IN_ACTIONS } from '@brasa/core/stock/stock-history.rules.ts';
import type { Queries } from '../db/database.ts';
import { type Sum, keptAccountId } from '../db/expressions.ts';

/** From `since`, to `until` inclusive, in milliseconds. */
export type Span = { since: number; until: number };

/** What left the shop for orders, and for passers-by. */
export async function sumChickens(
  sql: Queries,
  { since, until }: Span,
): Promise<{ ordered: Tenths; walkIn: Tenths }> {
  const rows = await sql
    .selectFrom('stock')
    .innerJoin('stockHistory', 'stockId', 'stock.id')
    .select(['action', raw<Sum>`sum(previous_stock - new_stock)`.as('left')])
    .where('lastUpdated', '>', since)
    .where('createdAt', '>', since)
    .where('createdAt', '<=', until)
    .groupBy('action')
    .execute();
  const sumOf = (isMeant: (action: string) => boolean) =>
    tenths(rows.reduce((sum, { action, left }) => sum + (isMeant(action) ? Number(left) : 0), 0));
  return {
    ordered: sumOf((action) => action.startsWith('order_')),
    walkIn: sumOf((action) => WALK_IN_ACTIONS.some((one) => one === action)),
  };
}

/** What customers earned and spent, as it was entered. */
export async function sumLedger(
  sql: Queries,
  { since, until }: Span,
): Promise<{ given: Points; redeemed: Points }> {
  const sumOf = async (type: 'earned' | 'redeemed') => {
    const { sum } = await sql
      .selectFrom('pointTransactions')
      .select((is) => is.fn.sum<Sum | null>('points').as('sum'))
      // As a literal: a partial index is not used for a parameter.
      .where('type', '=', raw.lit(type))
      .where('createdAt', '>', since)
      .where('createdAt', '<=', until)
      .executeTakeFirstOrThrow();
    return Number(sum ?? 0);
  };
  return { given: points(await sumOf('earned')), redeemed: points(0 - (await sumOf('redeemed'))) };
}

export async function sumInvoices(
  sql: Queries,
  { since, until }: Span,
): Promise<{ count: number; total: Cents }> {
  const { count, total } = await sql
    .selectFrom('invoices')
    .select((is) => [is.fn.countAll<Sum>().as('count'), is.fn.sum<Sum | null>('total').as('total')])
    .where('issuedOn', '>=', madridDay(since))
    .where('issuedAt', '>', since)
    .where('issuedAt', '<=', until)
    .executeTakeFirstOrThrow();
  return { count: Number(count), total: cents(Number(total ?? 0)) };
}

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
