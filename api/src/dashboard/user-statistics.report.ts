// The figures over all users: read-only, across accounts, loyalty and orders. Who was erased is
// nobody any more.
import { TOP_USERS, type UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import {
  countByHour,
  pickupsSince,
  recentMonths,
  weekStart,
} from '@brasa/core/dashboard/user-statistics.rules.ts';
import { BONUS_POINTS } from '@brasa/core/loyalty/loyalty.rules.ts';
import { sql as raw } from 'kysely';
import type { Queries } from '../db/database.ts';

// Literals: partial indexes are not used for parameters.
const EARNED = raw.lit('earned' as const);
const NOTHING = raw.lit(0);

export async function readUserStatistics(sql: Queries, now: number): Promise<UserStatistics> {
  const users = await countUsers(sql);
  const totalPoints = await sumEarned(sql);
  return {
    totalUsers: users.total,
    activeUsers: users.active,
    inactiveUsers: users.total - users.active,
    pointsStats: {
      totalPoints,
      averagePoints: users.total === 0 ? 0 : Math.round((totalPoints * 10) / users.total) / 10,
      usersWithBonus: await countWithBonus(sql, now),
      topUsers: await listTopUsers(sql),
    },
    recentActivity: { ordersThisWeek: await countOrdersSince(sql, weekStart(now)) },
    pointsByMonth: await sumByMonth(sql, now),
    ordersByHour: countByHour(await listPickups(sql, now)),
  };
}

async function countUsers(sql: Queries): Promise<{ total: number; active: number }> {
  const { total, active } = await sql
    .selectFrom('users')
    .select((is) => [
      is.fn.countAll<number>().as('total'),
      is.fn.sum<number | null>('active').as('active'),
    ])
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { total, active: active ?? 0 };
}

async function sumEarned(sql: Queries): Promise<number> {
  const { points } = await sql
    .selectFrom('user_points')
    .innerJoin('users', 'users.id', 'user_points.user_id')
    .select((is) => is.fn.sum<number | null>('total_points').as('points'))
    .where('users.erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return points ?? 0;
}

/** By the live lots: what has expired counts no more, settled or not. */
async function countWithBonus(sql: Queries, now: number): Promise<number> {
  const withBonus = sql
    .selectFrom('point_lots')
    .select('user_id')
    .where('remaining_points', '>', NOTHING)
    .where('expires_at', '>', now)
    .groupBy('user_id')
    .having((is) => is.fn.sum('remaining_points'), '>=', BONUS_POINTS)
    .as('with_bonus');
  const { total } = await sql
    .selectFrom(withBonus)
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function listTopUsers(sql: Queries): Promise<UserStatistics['pointsStats']['topUsers']> {
  return sql
    .selectFrom('user_points')
    .innerJoin('users', 'users.id', 'user_points.user_id')
    .select(['users.id', 'users.name', 'users.email', 'user_points.total_points as points'])
    .where('users.erased_at', 'is', null)
    .where('user_points.total_points', '>', 0)
    .orderBy('user_points.total_points', 'desc')
    .orderBy('users.id')
    .limit(TOP_USERS)
    .execute();
}

/** An order cannot have changed before it was taken, and changes are indexed. */
async function countOrdersSince(sql: Queries, since: number): Promise<number> {
  const { total } = await sql
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('updated_at', '>=', since)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return total;
}

function sumByMonth(sql: Queries, now: number): Promise<UserStatistics['pointsByMonth']> {
  return Promise.all(
    recentMonths(now).map(async ({ month, from, until }) => {
      const { points } = await sql
        .selectFrom('point_transactions')
        .select((is) => is.fn.sum<number | null>('points').as('points'))
        .where('type', '=', EARNED)
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .executeTakeFirstOrThrow();
      return { month, points: points ?? 0 };
    }),
  );
}

/** Pick-ups that took place; an order of the last weeks has changed in them. */
async function listPickups(
  sql: Queries,
  now: number,
): Promise<{ pickupTime: number; orders: number }[]> {
  const since = pickupsSince(now);
  const rows = await sql
    .selectFrom('orders')
    .select((is) => ['pickup_time as pickupTime', is.fn.countAll<number>().as('orders')])
    .where('updated_at', '>=', since)
    .where('pickup_time', '>=', since)
    .where('pickup_time', '<', now)
    .where('status', 'not in', ['cancelled', 'error'])
    .groupBy('pickup_time')
    .execute();
  return rows;
}
