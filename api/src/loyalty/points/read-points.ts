// Points as their owner and the staff see them. Reads write nothing and show no expired points.
import { points, sumPoints } from '@brasa/core/kernel/amounts/points.ts';
import { lastDayOf } from '@brasa/core/loyalty/earning.rules.ts';
import type { PointsSummary } from '@brasa/core/loyalty/loyalty.contract.ts';
import { availableDiscount } from '@brasa/core/loyalty/loyalty.rules.ts';
import type { Queries } from '../../db/database.ts';
import { readBalance } from '../balance.store.ts';

/** The user's points; zero for a user who never had any. */
export async function readPoints(
  sql: Queries,
  userId: number,
  now: number,
): Promise<PointsSummary> {
  const entries = await readBalance(sql, userId, now);
  const availablePoints = sumPoints(entries.map(({ points }) => points));
  return {
    availablePoints,
    totalPoints: entries[0]?.total ?? points(0),
    availableDiscount: availableDiscount(availablePoints),
    nextExpiries: entries.flatMap(({ expiresAt, points }) =>
      expiresAt === null ? [] : [{ points, lastDay: lastDayOf(expiresAt) }],
    ),
  };
}
