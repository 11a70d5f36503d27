import type { FastifyInstance } from 'fastify';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { stockDay } from '@brasa/core/stock/stock.contract.ts';
import type { Shop } from '../shop.ts';
import { readStockDay } from './read-stock-day.ts';

export function registerStockRoutes(app: FastifyInstance, shop: Shop): void {
  app.get(
    '/api/stock',
    { schema: { summary: "Today's chickens", response: { 200: stockDay } } },
    async () => readStockDay(shop.db.read, madridDay(shop.clock()), await shop.settings()),
  );
}
