// Today's stock moved by hand: what the day began with, what came in, what was sold without an
// order, and corrections, each once however often it is sent.
// See docs/rules/stock.md#movements-by-hand.
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { dailyInitialStock } from '@brasa/core/settings/settings.rules.ts';
import { moveByHand } from '@brasa/core/stock/movements.rules.ts';
import {
  MOVEMENT_ACTIONS,
  type MovedStock,
  type StockMovement,
} from '@brasa/core/stock/stock.contract.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import type { Shop } from '../shop.ts';
import { moveStock, setInitialStock } from './move-stock.ts';
import { readStockDay } from './read-stock-day.ts';

export type MovementRequest = {
  movement: StockMovement;
  by: number;
  /** How a repeat of the request is recognised; null when it cannot be. */
  identity: RequestIdentity | null;
};

/** Moves today's figures and answers them. Throws STOCK_LIMIT_REACHED. */
export async function recordMovement(
  shop: Shop,
  { movement: { type, quantity }, by, identity }: MovementRequest,
): Promise<MovedStock> {
  const now = shop.clock();
  const day = madridDay(now);
  const settings = await shop.settings();
  const common = { day, orderId: null, by, initialStock: dailyInitialStock(settings), now };
  return shop.db.transact((transaction) =>
    once(transaction, identity, { now }, async () => {
      const action = MOVEMENT_ACTIONS[type];
      if (type === 'initial') await setInitialStock(transaction, { ...common, action, quantity });
      else await moveStock(transaction, { ...common, action, move: moveByHand(type, quantity) });
      return { stock: await readStockDay(transaction.sql, day, settings) };
    }),
  );
}
