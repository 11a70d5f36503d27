// What of all that was ever earned came in which month. What is earned is added up by an index of its own;
// what that gets wrong, the rare gifts and whatever was undone since, is corrected row by row.
// See docs/rules/dashboard.md#what-the-statistics-count.
import type { UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { recentMonths } from '@brasa/core/dashboard/user-statistics.rules.ts';
import { points, sumPoints, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { sql as raw } from 'kysely';
import type { Queries } from '../db/database.ts';

// Literals: partial indexes are not used for parameters.
const EARNED = raw.lit('earned' as const);
const ADJUSTED = raw.lit('manual_adjustment' as const);
const NOTHING = raw.lit(points(0));

export async function sumByMonth(
  sql: Queries,
  now: number,
): Promise<UserStatistics['pointsByMonth']> {
  const months = recentMonths(now);
  const since = months[0]?.from ?? now;
  const changes = [
    ...(await listUndone(sql, since)),
    ...(await listCorrected(sql, since)),
    ...(await listGifts(sql, since)),
  ];
  return Promise.all(
    months.map(async ({ month, from, until }) => {
      const { earned } = await sql
        .selectFrom('pointTransactions')
        .select((is) => is.fn.sum<Points | null>('points').as('earned'))
        .where('type', '=', EARNED)
        .where('createdAt', '>=', from)
        .where('createdAt', '<', until)
        .executeTakeFirstOrThrow();
      const changed = changes.filter(({ at }) => from <= at && at < until);
      return {
        month,
        points: sumPoints([earned ?? points(0), ...changed.map((change) => change.points)]),
      };
    }),
  );
}

/** By how much the sum of a moment is another one. */
type Change = { at: number; points: Points };

/** What a call-off or staff took back as a whole. */
async function listUndone(sql: Queries, since: number): Promise<Change[]> {
  const rows = await sql
    .selectFrom('pointReversals')
    .innerJoin('pointTransactions as one', 'one.id', 'pointReversals.transactionId')
    .select(['one.createdAt as at', 'one.points'])
    .where('one.type', '=', 'earned')
    .where('one.createdAt', '>=', since)
    .execute();
  return rows.map((row) => ({ at: row.at, points: points(0 - row.points) }));
}

/** Orders that were worth less after an edit. */
async function listCorrected(sql: Queries, since: number): Promise<Change[]> {
  const rows = await sql
    .selectFrom('pointLots')
    .innerJoin('pointTransactions as one', 'one.id', 'pointLots.transactionId')
    .leftJoin('pointReversals as reversal', 'reversal.transactionId', 'one.id')
    .select(['one.createdAt as at', 'earnedPoints', 'countedPoints'])
    .whereRef('countedPoints', '<', 'earnedPoints')
    .where('one.type', '=', 'earned')
    .where('one.createdAt', '>=', since)
    .where('reversal.transactionId', 'is', null)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    points: points(row.countedPoints - row.earnedPoints),
  }));
}

/** Points that staff gave without a payment and that count as earned. */
async function listGifts(sql: Queries, since: number): Promise<Change[]> {
  return sql
    .selectFrom('pointTransactions as one')
    .innerJoin('pointLots', 'pointLots.transactionId', 'one.id')
    .leftJoin('pointReversals as reversal', 'reversal.transactionId', 'one.id')
    .select(['one.createdAt as at', 'countedPoints as points'])
    .where('one.type', '=', ADJUSTED)
    .where('one.points', '>', NOTHING)
    .where('one.createdAt', '>=', since)
    .where('reversal.transactionId', 'is', null)
    .execute();
}
