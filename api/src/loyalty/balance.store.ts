// Reading points. What has expired is left out by its date, settled or not.
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { points, type Points } from '@brasa/core/kernel/amounts/points.ts';
import type { HistoryItem } from '@brasa/core/loyalty/loyalty.contract.ts';
import { sql as raw } from 'kysely';
import type { Queries } from '../db/database.ts';

/** A literal: the indexes of filled lots are not used for a parameter. */
const NOTHING = raw.lit(points(0));

export type BalanceEntry = {
  total: Points;
  /** Null with no points for a user without live lots. */
  expiresAt: number | null;
  points: Points;
};

/** What the user ever earned, beside the live points of each expiry, the next one first. */
export async function readBalance(
  sql: Queries,
  userId: number,
  now: number,
): Promise<BalanceEntry[]> {
  const rows = await sql
    .selectFrom('userPoints')
    .leftJoin('pointLots', (join) =>
      join
        .onRef('pointLots.userId', '=', 'userPoints.userId')
        .on('pointLots.remainingPoints', '>', NOTHING)
        .on('pointLots.expiresAt', '>', now),
    )
    .select(['userPoints.totalPoints as total', 'pointLots.expiresAt'])
    .select((is) => is.fn.sum<Points | null>('pointLots.remainingPoints').as('points'))
    .where('userPoints.userId', '=', userId)
    .groupBy(['userPoints.totalPoints', 'pointLots.expiresAt'])
    .orderBy('pointLots.expiresAt')
    .execute();
  return rows.map((row) => ({ ...row, points: row.points ?? points(0) }));
}

/** The user's transactions, newest first; two users who became one have their histories in one. */
export async function readHistory(sql: Queries, userId: number): Promise<HistoryItem[]> {
  const rows = await sql
    .selectFrom('pointTransactions')
    .select(['id', 'type', 'points', 'orderId', 'description', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, createdAt: instantToIso(row.createdAt) }));
}

export type ExpiredLot = { expiresAt: number; id: number; userId: number };

/** So many of the lots that have expired and are not settled, the first ones first, behind the one that is named. */
export async function listExpiredLots(
  sql: Queries,
  { now, most }: { now: number; most: number },
  after: ExpiredLot | undefined,
): Promise<ExpiredLot[]> {
  let expired = sql
    .selectFrom('pointLots')
    .select(['expiresAt', 'id', 'userId'])
    .where('remainingPoints', '>', NOTHING)
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .orderBy('id')
    .limit(most);
  if (after) {
    expired = expired.where(
      raw<boolean>`(${raw.ref('expiresAt')}, ${raw.ref('id')}) > (${after.expiresAt}, ${after.id})`,
    );
  }
  return expired.execute();
}
