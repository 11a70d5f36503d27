// Reading points. What has expired is left out by its date, settled or not.
import type { PointTransactionType } from '@brasa/core/loyalty/loyalty.contract.ts';
import { sql as raw } from 'kysely';
import type { Queries } from '../db/database.ts';

/** A literal: the indexes of filled lots are not used for a parameter. */
const NOTHING = raw.lit(0);

export type BalanceEntry = {
  total: number;
  /** Null with no points for a user without live lots. */
  expiresAt: number | null;
  points: number;
};

/** What the user ever earned, beside the live points of each expiry, the next one first. */
export async function readBalance(
  sql: Queries,
  userId: number,
  now: number,
): Promise<BalanceEntry[]> {
  const rows = await sql
    .selectFrom('user_points')
    .leftJoin('point_lots', (join) =>
      join
        .onRef('point_lots.user_id', '=', 'user_points.user_id')
        .on('point_lots.remaining_points', '>', NOTHING)
        .on('point_lots.expires_at', '>', now),
    )
    .select(['user_points.total_points', 'point_lots.expires_at'])
    .select((is) => is.fn.sum<number | null>('point_lots.remaining_points').as('points'))
    .where('user_points.user_id', '=', userId)
    .groupBy(['user_points.total_points', 'point_lots.expires_at'])
    .orderBy('point_lots.expires_at')
    .execute();
  return rows.map((row) => ({
    total: row.total_points,
    expiresAt: row.expires_at,
    points: row.points ?? 0,
  }));
}

export type HistoryRow = {
  id: number;
  type: PointTransactionType;
  points: number;
  order_id: number | null;
  description: string | null;
  created_at: number;
};

/** The user's transactions, newest first; two users who became one have their histories in one. */
export function listTransactions(sql: Queries, userId: number): Promise<HistoryRow[]> {
  return sql
    .selectFrom('point_transactions')
    .select(['id', 'type', 'points', 'order_id', 'description', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Users of the lots that expired first and are not settled yet, at most so many lots at once; of
 * those users who are known to be faulty none.
 */
export async function listUsersWithExpired(
  sql: Queries,
  { now, most, faulty }: { now: number; most: number; faulty: readonly number[] },
): Promise<number[]> {
  const rows = await sql
    .selectFrom('point_lots')
    .select('user_id')
    .where('remaining_points', '>', NOTHING)
    .where('expires_at', '<=', now)
    .$if(faulty.length > 0, (query) => query.where('user_id', 'not in', faulty))
    .orderBy('expires_at')
    .limit(most)
    .execute();
  return [...new Set(rows.map((row) => row.user_id))];
}
