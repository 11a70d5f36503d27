// Today's stock moved by hand: what the day began with, what came in, what was sold without an
// order, and corrections, each once however often it is sent.
// See docs/rules/stock.md#movements-by-hand.
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { moveByHand } from '@brasa/core/stock/movements.rules.ts';
import {
  MOVEMENT_ACTIONS,
  type MovedStock,
  type StockMovement,
} from '@brasa/core/stock/stock.contract.ts';
import { madeAtOf } from '../db/idempotency.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffRequest } from '../transact-once.ts';
import { moveStock, setInitialStock } from './move-stock.ts';
import { readStockDay } from './read-stock.ts';

/**
 * Moves the figures of today, or of the day on which it was made offline, and answers them. Throws STOCK_LIMIT_REACHED and
 * INITIAL_STOCK_SAID_LATER.
 */
export async function recordMovement(
  shop: Shop,
  { by, identity }: StaffRequest,
  { type, quantity }: StockMovement,
): Promise<MovedStock> {
  const settings = await shop.settings();
  return transactOnce(shop, identity, async (transaction, now) => {
    // The day on which it was made, also where it comes later.
    const madeAt = madeAtOf(identity, now);
    const day = madridDay(madeAt ?? now);
    const action = MOVEMENT_ACTIONS[type];
    const common = { day, action, orderId: null, by, settings, now };
    if (type === 'initial') await setInitialStock(transaction, { ...common, quantity, madeAt });
    else await moveStock(transaction, { ...common, move: moveByHand(type, quantity) });
    return { stock: await readStockDay(transaction.sql, day, settings) };
  });
}
