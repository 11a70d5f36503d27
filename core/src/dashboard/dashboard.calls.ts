import { z } from 'zod';
import { call } from '../kernel/call.ts';
import { dashboardData } from './dashboard.contract.ts';
import { userStatistics } from './user-statistics.contract.ts';

export const readDashboard = call({
  method: 'GET',
  path: '/api/dashboard-data',
  summary: "Pending orders and today's stock",
  audience: 'staff',
  answers: { 200: dashboardData },
  headers: ['ETag'],
});

export const readUserStatistics = call({
  method: 'GET',
  path: '/api/auth/stats',
  summary: 'Figures over all users',
  audience: 'staff',
  answers: { 200: userStatistics },
});

export const listenToEvents = call({
  method: 'GET',
  path: '/api/events',
  summary: 'Word of every change of orders and stock (server-sent events)',
  audience: 'staff',
  produces: 'text/event-stream',
  answers: { 200: z.string() },
  refusals: ['NOT_ACCEPTABLE', 'TOO_MANY_SCREENS'],
});
