// The figures over all users: read-only, across accounts, loyalty and orders. Who was erased is
// nobody any more.
import { TOP_USERS, type UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { pickupsSince, weekStart } from '@brasa/core/dashboard/user-statistics.rules.ts';
import { points, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { BONUS_POINTS } from '@brasa/core/loyalty/loyalty.rules.ts';
import { countByHour } from '@brasa/core/orders/place/pickup-hours.rules.ts';
import { sql as raw } from 'kysely';
import type { Queries } from '../db/database.ts';
import { sumByMonth } from './points-by-month.report.ts';

// A literal: partial indexes are not used for parameters.
const NOTHING = raw.lit(points(0));

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
    .where('erasedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { total, active: active ?? 0 };
}

async function sumEarned(sql: Queries): Promise<Points> {
  const { earned } = await sql
    .selectFrom('userPoints')
    .innerJoin('users', 'users.id', 'userPoints.userId')
    .select((is) => is.fn.sum<Points | null>('totalPoints').as('earned'))
    .where('users.erasedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return earned ?? points(0);
}

/** By the live lots: what has expired counts no more, settled or not. */
async function countWithBonus(sql: Queries, now: number): Promise<number> {
  const withBonus = sql
    .selectFrom('pointLots')
    .select('userId')
    .where('remainingPoints', '>', NOTHING)
    .where('expiresAt', '>', now)
    .groupBy('userId')
    .having((is) => is.fn.sum('remainingPoints'), '>=', BONUS_POINTS)
    .as('with_bonus');
  const { total } = await sql
    .selectFrom(withBonus)
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function listTopUsers(sql: Queries): Promise<UserStatistics['pointsStats']['topUsers']> {
  const users = await sql
    .selectFrom('userPoints')
    .innerJoin('users', 'users.id', 'userPoints.userId')
    .select(['users.id', 'users.name', 'users.email', 'users.phone'])
    .select('userPoints.totalPoints as points')
    .where('users.erasedAt', 'is', null)
    .where('userPoints.totalPoints', '>', points(0))
    // Who has objected is compared with nobody (docs/rules/customers.md#objecting).
    .where((is) => {
      const objections = is.selectFrom('usualOrderObjections').select('usualOrderObjections.phone');
      return is.not(
        is.exists(objections.whereRef('usualOrderObjections.phone', '=', 'users.phone')),
      );
    })
    .orderBy('userPoints.totalPoints', 'desc')
    .orderBy('users.id')
    .limit(TOP_USERS)
    .execute();
  const phones = users.flatMap(({ name, phone }) => (name === null && phone !== null ? phone : []));
  const names = await listNamesOnOrders(sql, phones);
  return users.map((user) => ({ ...user, name: user.name ?? names.get(user.phone) ?? null }));
}

/** What was said with each phone on its last order; an order of an account is that account's to name. */
async function listNamesOnOrders(
  sql: Queries,
  phones: readonly string[],
): Promise<Map<string | null, string>> {
  if (phones.length === 0) return new Map();
  const last = sql
    .selectFrom('orders')
    .select((is) => is.fn.max('id').as('id'))
    .where('customerPhone', 'in', phones)
    .where('userId', 'is', null)
    .groupBy('customerPhone');
  const rows = await sql
    .selectFrom('orders')
    .select(['customerPhone', 'customerName'])
    .where('id', 'in', last)
    .execute();
  return new Map(rows.map(({ customerPhone, customerName }) => [customerPhone, customerName]));
}

/** An order cannot have changed before it was taken, and changes are indexed. */
async function countOrdersSince(sql: Queries, since: number): Promise<number> {
  const { total } = await sql
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('updatedAt', '>=', since)
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow();
  return total;
}

/** Pick-ups that took place; an order of the last weeks has changed in them. */
function listPickups(sql: Queries, now: number) {
  const since = pickupsSince(now);
  return sql
    .selectFrom('orders')
    .select((is) => ['pickupTime as pickupTime', is.fn.countAll<number>().as('orders')])
    .where('updatedAt', '>=', since)
    .where('pickupTime', '>=', since)
    .where('pickupTime', '<', now)
    .where('status', 'not in', ['cancelled', 'error'])
    .groupBy('pickupTime')
    .execute();
}
