// Every staff screen asks every three seconds, so the answer is kept until an order, the stock or
// the day changes, and unchanged data answers 304.
import type { FastifyInstance } from 'fastify';
import { dashboardData } from '@brasa/core/dashboard/dashboard.contract.ts';
import { userStatistics } from '@brasa/core/dashboard/user-statistics.contract.ts';
import { addDays, madridDay, madridInstant, MIDNIGHT } from '@brasa/core/kernel/madrid-time.ts';
import { Cached } from '../db/cached.ts';
import { KeptAnswer } from '../http/kept-answer.ts';
import type { Shop } from '../shop.ts';
import { readDashboard } from './dashboard.report.ts';
import { readUserStatistics } from './user-statistics.report.ts';

export function registerDashboardRoutes(app: FastifyInstance, shop: Shop): void {
  const kept = new Cached(shop.db.changes, ['orders', 'stock', 'settings'], async () => {
    const today = madridDay(shop.clock());
    return {
      answer: KeptAnswer.json(await readDashboard(shop, today)),
      goodUntil: madridInstant(addDays(today, 1), MIDNIGHT),
    };
  });

  app.get(
    '/api/dashboard-data',
    {
      schema: { summary: "Pending orders and today's stock", response: { 200: dashboardData } },
    },
    async (request, reply) => {
      let dashboard = await kept.get();
      if (shop.clock() >= dashboard.goodUntil) {
        kept.drop();
        dashboard = await kept.get();
      }
      return dashboard.answer.send(request, reply, 'private');
    },
  );

  app.get(
    '/api/auth/stats',
    { schema: { summary: 'Figures over all users', response: { 200: userStatistics } } },
    () => readUserStatistics(shop.db.read, shop.clock()),
  );
}
