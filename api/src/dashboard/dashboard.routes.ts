// Every staff screen asks every three seconds, so the response is cached until an order, the stock or
// the day changes, and unchanged data answers 304.
import type { FastifyInstance } from 'fastify';
import { dashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { userStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { Cached } from '../db/cached.ts';
import { CachedResponse } from '../http/cached-response.ts';
import type { Shop } from '../shop.ts';
import { readDashboard } from './dashboard.report.ts';
import { readUserStatistics } from './user-statistics.report.ts';

export function registerDashboardRoutes(app: FastifyInstance, shop: Shop): void {
  const cached = new Cached(
    shop.db.changes,
    ['orders', 'stock', 'settings'],
    async () => CachedResponse.json(await readDashboard(shop, madridDay(shop.clock()))),
    shop.clock,
  );

  app.get(
    '/api/dashboard-data',
    {
      schema: { summary: "Pending orders and today's stock", response: { 200: dashboardData } },
    },
    async (request, reply) => (await cached.get()).send(request, reply, 'private'),
  );

  app.get(
    '/api/auth/stats',
    { schema: { summary: 'Figures over all users', response: { 200: userStatistics } } },
    () => readUserStatistics(shop.db.read, shop.clock()),
  );
}
