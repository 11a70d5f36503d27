import { z } from 'zod';
import { staff } from '../kernel/call.ts';
import { dashboardData, deliveredToday } from './dashboard.contract.ts';
import { ovenBoard } from './oven-board.contract.ts';
import { userStatistics } from './user-statistics.contract.ts';

export const readDashboard = staff.get('/api/dashboard-data', {
  summary: "Pending orders and today's stock",
  answers: { 200: dashboardData },
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
});

export const listenToEvents = staff.get('/api/events', {
  summary: 'Word of every change of orders and stock (server-sent events)',
  produces: 'text/event-stream',
  answers: { 200: z.string() },
  refusals: ['NOT_ACCEPTABLE', 'TOO_MANY_SCREENS'],
});
