// Every staff screen asks every three seconds, so the response is cached until an order, the stock or
// the day changes, and unchanged data answers 304.
import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/dashboard/dashboard.calls.ts';
import { HALF_HOUR } from '@brasa/core/kernel/time/durations.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { slotOf } from '@brasa/core/oven/slots.rules.ts';
import { Cached } from '../db/cached.ts';
import { answerCached } from '../http/answer-cached.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { readDashboard, readDeliveredToday } from './dashboard.report.ts';
import { registerEventRoutes } from './events.routes.ts';
import { readExpectedSales, readOvenBoard } from './oven-board.report.ts';
import { readUserStatistics } from './user-statistics.report.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  registerEventRoutes(app, shop);

  const { clock, db } = shop;
  const topics = ['orders', 'stock', 'settings'] as const;

  // At every half hour other pick-ups are the nearest.
  const endOf = (now: number) => slotOf(now) + HALF_HOUR;

  answerCached(app, calls.readDashboard, { changes: db.changes, topics, clock, endOf }, () =>
    readDashboard(shop, clock()),
  );
  answerCached(
    app,
    calls.readDeliveredToday,
    { changes: db.changes, topics: ['orders'], clock },
    () => readDeliveredToday(shop, madridDay(clock())),
  );
  // What was sold until yesterday changes with the day alone.
  const expected = new Cached(
    db.changes,
    ['hours'],
    () => readExpectedSales(shop, madridDay(clock())),
    clock,
  );
  answerCached(
    app,
    calls.readOvenBoard,
    {
      changes: db.changes,
      topics: ['oven', 'orders', 'stock', 'hours', 'settings'],
      // At every half hour another slot is over.
      ...{ clock, endOf },
    },
    async () => readOvenBoard(shop, await expected.get()),
  );
  answerCall(app, calls.readUserStatistics, () => readUserStatistics(db.read, clock()));
}
