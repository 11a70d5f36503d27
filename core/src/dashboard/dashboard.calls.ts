import { z } from 'zod';
import { staff } from '../kernel/call.ts';
import { ORDER_DEFAULTS } from '../orders/orders.contract.ts';
import { dashboardData, deliveredToday } from './dashboard.contract.ts';
import { ovenBoard } from './oven-board.contract.ts';
import { userStatistics } from './user-statistics.contract.ts';

export const readDashboard = staff.get('/api/dashboard-data', {
  summary: "Pending orders and today's stock",
  answers: { 200: dashboardData },
  defaults: {
    orders: [ORDER_DEFAULTS],
    unlisted: 0,
    cancelledByCustomer: [ORDER_DEFAULTS],
    chickenProducts: { whole: null, half: null },
    // The call that takes recordings is there; that it answers, it says itself.
    dictation: { service: true, browser: false },
    lastUpdated: null,
  },
  headers: ['ETag'],
});

export const readDeliveredToday = staff.get('/api/delivered-today', {
  summary: 'The orders that were handed over today, the last one first',
  answers: { 200: deliveredToday },
  headers: ['ETag'],
});

export const readOvenBoard = staff.get('/api/oven', {
  summary: "Today's board of the oven: what goes onto the spit for which half hour",
  answers: { 200: ovenBoard },
  headers: ['ETag'],
});

export const readUserStatistics = staff.get('/api/auth/stats', {
  summary: 'Figures over all users',
  answers: { 200: userStatistics },
  defaults: {
    pointsStats: { topUsers: [{ name: null, email: null, phone: null }] },
    recentActivity: { ordersThisWeek: 0 },
    pointsByMonth: [],
    ordersByHour: [],
  },
});

export const listenToEvents = staff.get('/api/events', {
  summary: 'Word of every change of orders and stock (server-sent events)',
  produces: 'text/event-stream',
  answers: { 200: z.string() },
  refusals: ['NOT_ACCEPTABLE', 'TOO_MANY_SCREENS'],
});
