// Every staff screen asks every three seconds, so the response is cached until an order, the stock or
// the day changes, and unchanged data answers 304.
import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/dashboard/dashboard.calls.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { answerCached } from '../http/answer-cached.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { readDashboard, readDeliveredToday } from './dashboard.report.ts';
import { readUserStatistics } from './user-statistics.report.ts';

export function registerDashboardRoutes(app: FastifyInstance, shop: Shop): void {
  const { clock, db } = shop;
  const topics = ['orders', 'stock', 'settings'] as const;

  answerCached(app, calls.readDashboard, { changes: db.changes, topics, clock }, () =>
    readDashboard(shop, madridDay(clock())),
  );
  answerCached(
    app,
    calls.readDeliveredToday,
    { changes: db.changes, topics: ['orders'], clock },
    () => readDeliveredToday(shop, madridDay(clock())),
  );
  answerCall(app, calls.readUserStatistics, () => readUserStatistics(db.read, clock()));
}
