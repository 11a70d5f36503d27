// What is reserved of the stock follows an order, between days too.
import type { OrderAction } from '@brasa/core/orders/archive/order-history.rules.ts';
import { chickensBack } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { StockAction } from '@brasa/core/stock/stock-history.rules.ts';
import {
  moveBetween,
  NO_STOCK_EFFECT,
  stockEffectOf,
  type StockMove,
} from '@brasa/core/stock/stock.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { moveStock, type StockChange } from '../../stock/index.ts';
import type { OrderRow } from '../orders.store.ts';

/** The names of actions in the stock's history; any other is `order_update`. */
const STOCK_ACTIONS: Partial<Record<OrderAction, StockAction>> = {
  delivered: 'order_delivered',
  cancelled: 'order_cancelled',
  error: 'order_error',
  reopened: 'order_reopened',
};

const effectOf = ({ status, quantity, lines }: OrderRow): StockMove =>
  stockEffectOf(status, quantity, chickensBack(lines));

type Mover = Omit<StockChange, 'day' | 'move' | 'action'> & { action: OrderAction };

/**
 * Moves the stock of the order's days by what has changed; of another day no more is reserved than
 * `mostReserved`. Throws STOCK_LIMIT_REACHED and DAY_FULL.
 */
export async function followWithStock(
  transaction: Transaction,
  before: OrderRow,
  after: OrderRow,
  { mostReserved, action, ...mover }: Mover,
): Promise<void> {
  const effectBefore = effectOf(before);
  const effectAfter = effectOf(after);
  const common = { ...mover, action: STOCK_ACTIONS[action] ?? 'order_update' };
  if (before.pickupDay === after.pickupDay) {
    const move = moveBetween(effectBefore, effectAfter);
    await moveStock(transaction, { ...common, day: after.pickupDay, move });
    return;
  }
  const changes: StockChange[] = [
    { ...common, day: before.pickupDay, move: moveBetween(effectBefore, NO_STOCK_EFFECT) },
    {
      ...common,
      day: after.pickupDay,
      move: moveBetween(NO_STOCK_EFFECT, effectAfter),
      ...(mostReserved && { mostReserved }),
    },
  ];
  // Days are always taken in the calendar's order, so that two moves cannot wait for each other.
  changes.sort((a, b) => (a.day < b.day ? -1 : 1));
  for (const change of changes) await moveStock(transaction, change);
}
