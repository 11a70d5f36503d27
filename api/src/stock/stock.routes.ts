import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import {
  movedStock,
  stockDay,
  stockMovement,
  stockMovements,
} from '@brasa/core/stock/stock.contract.ts';
import { identify } from '../http/idempotency.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { readMovements } from './read-movements.ts';
import { readStockDay } from './read-stock-day.ts';
import { recordMovement } from './record-movement.ts';

export function registerStockRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const today = () => madridDay(shop.clock());

  app.get(
    '/api/stock',
    { schema: { summary: "Today's chickens", response: { 200: stockDay } } },
    async () => readStockDay(shop.db.read, today(), await shop.settings()),
  );

  app.get(
    '/api/stock/movements',
    {
      schema: {
        summary: "Today's chickens and all that moved them, newest first",
        response: { 200: stockMovements },
      },
    },
    async () => readMovements(shop.db.read, today(), await shop.settings()),
  );

  app.post(
    '/api/stock/movements',
    {
      config: { isRepeatable: true },
      schema: {
        summary: "Say what today began with, add, sell to a walk-in, or correct today's chickens",
        body: stockMovement,
        response: { 201: movedStock },
      },
    },
    async (request, reply) => {
      const viewer = await signedInViewer(request);
      const moved = await recordMovement(shop, {
        movement: request.body,
        by: viewer.id,
        identity: identify(request, viewer),
      });
      return reply.code(201).send(moved);
    },
  );
}
