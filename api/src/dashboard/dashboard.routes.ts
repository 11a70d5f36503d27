// Every staff screen asks every three seconds, so the response is cached until an order, the stock or
// the day changes, and unchanged data answers 304.
import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/dashboard/dashboard.calls.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { Cached } from '../db/cached.ts';
import { answerCall } from '../http/answer-call.ts';
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

  answerCall(app, calls.readDashboard, async ({ request, reply }) =>
    (await cached.get()).send(request, reply, 'private'),
  );
  answerCall(app, calls.readUserStatistics, () => readUserStatistics(shop.db.read, shop.clock()));
}
