// What notifications about points are made of (docs/rules/messages.md#to-a-phone).
import { sql as raw } from 'kysely';
import { points, type Points } from '@brasa/core/kernel/amounts/points.ts';
import type { Queries } from '../db/database.ts';

/** The points that a transaction gave; undefined once it is undone. */
export async function findGivenPoints(sql: Queries, id: number): Promise<Points | undefined> {
  const row = await sql
    .selectFrom('pointTransactions')
    .select('points')
    .where('id', '=', id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('pointReversals')
            .select('transactionId')
            .whereRef('pointReversals.transactionId', '=', 'pointTransactions.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.points;
}

type Period = {
  now: number;
  until: number;
  /** Those who were told after this are not told again. */
  toldBefore: number;
};

/** The first browsers whose users have points that end in the period, of which they were not told yet. */
export async function listUntoldExpiries(
  sql: Queries,
  { now, until, toldBefore }: Period,
  most: number,
): Promise<number[]> {
  const rows = await sql
    .selectFrom('pushSubscriptions')
    .select('pushSubscriptions.id')
    .where('pushSubscriptions.expiryToldAt', '<=', toldBefore)
    .where((is) =>
      is.exists(
        is
          .selectFrom('pointLots')
          .select('pointLots.id')
          .whereRef('pointLots.userId', '=', 'pushSubscriptions.userId')
          // A literal: the index of filled lots is not used for a parameter.
          .where('pointLots.remainingPoints', '>', raw.lit(points(0)))
          .where('pointLots.expiresAt', '>', now)
          .where('pointLots.expiresAt', '<=', until)
          .whereRef('pointLots.expiresAt', '>', 'pushSubscriptions.expiryToldUntil'),
      ),
    )
    .orderBy('pushSubscriptions.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
