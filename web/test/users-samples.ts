// Users and their statistics as the server tells staff of them.
import type { UserView } from '@brasa/core/accounts/accounts.contract.ts';
import type { UserAccount } from '@brasa/core/customers/merging.contract.ts';
import type { UserStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import type { AnswerTo } from './fake-api.ts';

export function userSample(changes: Partial<UserView> & Pick<UserView, 'id'>): UserView {
  return {
    username: `usuario${changes.id}`,
    name: null,
    role: 'abaranci',
    email: null,
    phone: null,
    postalCode: null,
    comparsaName: null,
    usernameCollides: false,
    details: null,
    active: true,
    phoneOnly: false,
    gdprConsentDate: null,
    createdAt: '2026-11-20T11:15:00.000Z',
    version: 1,
    updatedAt: '2026-11-20T11:15:00.000Z',
    ...changes,
  };
}

/** One page of users, out of so many. */
export function usersAnswer(users: UserView[], total = users.length): AnswerTo<'listUsers'> {
  return { body: users, head: { 'X-Total-Count': String(total) } };
}

/** An account with nothing but what its user shows. */
export const QUIET_ACCOUNT: UserAccount = {
  ...{ availablePoints: points(0), totalPoints: points(0), orders: 0, otherPhones: [], merges: [] },
};

export const STATISTICS: UserStatistics = {
  totalUsers: 1234,
  activeUsers: 1233,
  inactiveUsers: 1,
  pointsStats: {
    totalPoints: points(45_678),
    averagePoints: 37.5,
    usersWithBonus: 12,
    topUsers: [
      { id: 3, name: 'María José', email: 'mj@example.com', phone: null, points: points(980) },
      { id: 5, name: 'Lola', email: null, phone: '600111222', points: points(70) },
      { id: 6, name: null, email: null, phone: '600333444', points: points(5) },
      { id: 4, name: null, email: null, phone: null, points: points(1) },
    ],
  },
  recentActivity: { ordersThisWeek: 27 },
  pointsByMonth: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    points: points(index * 100),
  })),
  ordersByHour: [
    { dayOfWeek: 0, hour: 13, orders: 40 },
    { dayOfWeek: 1, hour: 15, orders: 1 },
  ],
};
