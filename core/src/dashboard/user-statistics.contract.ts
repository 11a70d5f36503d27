import { z } from 'zod';
import { userView } from '../accounts/accounts.contract.ts';
import { wholePoints } from '../kernel/wire.ts';

/** How many users the list of the best has (docs/rules/dashboard.md#top-users). */
export const TOP_USERS = 10;

/** The head of Gestión de Usuarios and its charts (docs/rules/dashboard.md#user-statistics). */
export const userStatistics = z
  .object({
    totalUsers: z.int(),
    activeUsers: z.int(),
    inactiveUsers: z.int(),
    pointsStats: z.object({
      /** What all users ever earned. */
      totalPoints: wholePoints(),
      /** The same for each user on average, with one decimal. */
      averagePoints: z.number(),
      /** Users with 100 points to spend, or more. */
      usersWithBonus: z.int(),
      topUsers: z
        .array(
          /** Who has no name yet has that of the last order with their phone, if there is one that nobody placed signed in. */
          userView
            .pick({ id: true, name: true, email: true, phone: true })
            .extend({ points: wholePoints() }),
        )
        .max(TOP_USERS),
    }),
    recentActivity: z.object({
      /** Orders that were taken since Monday. */
      ordersThisWeek: z.int(),
    }),
    /** What of `totalPoints` came in each of the last 12 months, "2026-11", the oldest first. */
    pointsByMonth: z.array(z.object({ month: z.string(), points: wholePoints() })),
    /** Pick-ups of the last 12 weeks by weekday (0 is Sunday) and full hour, where there were any. */
    ordersByHour: z.array(z.object({ dayOfWeek: z.int(), hour: z.int(), orders: z.int() })),
  })
  .meta({ id: 'UserStatistics' });
export type UserStatistics = z.infer<typeof userStatistics>;
