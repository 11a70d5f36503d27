// What every change of an order's status has in common: the flags, the log and the stock, together.
import type { OrderAction } from '@brasa/core/orders/order-history.contract.ts';
import { flagsOf, type OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import type { StockAction } from '@brasa/core/stock/stock.contract.ts';
import { stockEffectOf, moveBetween } from '@brasa/core/stock/stock.rules.ts';
import { flag } from '../db/tables/columns.ts';
import { moveStock } from '../stock/index.ts';
import type { LockedOrder } from './change-locked-order.ts';
import { difference } from './logged-state.ts';
import { updateOrder, type OrderChange, type OrderRow } from './orders.store.ts';

export type StatusMove = {
  status: OrderStatus;
  /** What the two histories call it. */
  action: OrderAction;
  stockAction: StockAction;
  /** What else changes with it. */
  change?: OrderChange;
};

/** Gives the locked order the status and answers it; the stock of its day follows. */
export async function moveToStatus(
  { transaction, before, now, mover, log }: LockedOrder,
  { status, action, stockAction, change = {} }: StatusMove,
): Promise<OrderRow> {
  const { id, quantity } = before;
  const flags = flagsOf(status);
  const after = await updateOrder(transaction, id, {
    ...change,
    status,
    confirmado: flag(flags.confirmado),
    deleted: flag(flags.deleted),
    error: flag(flags.error),
    updatedAt: now,
  });
  await log(action, difference(before, after));
  await moveStock(transaction, {
    ...mover,
    day: before.pickupDay,
    move: moveBetween(stockEffectOf(before.status, quantity), stockEffectOf(status, quantity)),
    action: stockAction,
  });
  return after;
}
