import type { FastifyInstance } from 'fastify';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import * as calls from '@brasa/core/stock/stock.calls.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { readMovements, readStockDay } from './read-stock.ts';
import { recordMovement } from './record-movement.ts';

export function registerRoutes(app: FastifyInstance, shop: Shop): void {
  const today = () => madridDay(shop.clock());

  answerCall(app, calls.readStock, async () =>
    readStockDay(shop.db.read, today(), await shop.settings()),
  );
  answerCall(app, calls.listStockMovements, async () =>
    readMovements(shop.db.read, today(), await shop.settings()),
  );
  answerCall(app, calls.moveStock, ({ body, viewer, identity }) =>
    recordMovement(shop, { by: viewer.id, identity }, body),
  );
}
