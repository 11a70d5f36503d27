// What every change of an order's status has in common: the flags, the log and the stock, together.
import type { OrderAction } from '@brasa/core/orders/order-history.rules.ts';
import { flagsOf, type OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import type { StockAction } from '@brasa/core/stock/stock-history.rules.ts';
import { stockEffectOf, moveBetween } from '@brasa/core/stock/stock.rules.ts';
import { flag } from '../db/tables/columns.ts';
import { moveStock } from '../stock/index.ts';
import type { LockedOrder } from './change-locked-order.ts';
import { followWithOven } from './follow-with-oven.ts';
import type { OrderColumns } from './change-order.ts';
import type { OrderRow } from './orders.store.ts';

export type StatusMove = {
  status: OrderStatus;
  /** What the two histories call it. */
  action: OrderAction;
  stockAction: StockAction;
  change?: OrderColumns;
  /** Staff take it although the oven is full. */
  overCapacity?: boolean;
  /** What its history says of why. */
  reason?: string | null;
};

/** The status with the flags that go with it. */
export function columnsOf(status: OrderStatus) {
  const { confirmado, deleted, error } = flagsOf(status);
  return { status, confirmado: flag(confirmado), deleted: flag(deleted), error: flag(error) };
}

/** Gives the locked order the status and answers it; the stock of its day follows. */
export async function moveToStatus(
  { transaction, before, mover, write }: LockedOrder,
  { status, action, stockAction, change = {}, overCapacity = false, reason = null }: StatusMove,
): Promise<OrderRow> {
  const { quantity } = before;
  const after = await write(action, { ...change, ...columnsOf(status) }, reason);
  await followWithOven(transaction, before, after, { ...mover, overCapacity });
  await moveStock(transaction, {
    ...mover,
    day: before.pickupDay,
    move: moveBetween(stockEffectOf(before.status, quantity), stockEffectOf(status, quantity)),
    action: stockAction,
  });
  return after;
}
