// What every change of an order's status has in common: the flags, the log and the stock, together.
import type { OrderAction } from '@brasa/core/orders/order-history.contract.ts';
import { flagsOf, type OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import type { StockAction } from '@brasa/core/stock/stock.contract.ts';
import { holdOf, moveBetween } from '@brasa/core/stock/stock.rules.ts';
import { flag } from '../db/tables/columns.ts';
import { moveStock } from '../stock/index.ts';
import type { HeldOrder } from './change-held-order.ts';
import { insertOrderLog, updateOrder, type OrderChange, type OrderRow } from './orders.store.ts';

export type StatusMove = {
  status: OrderStatus;
  /** What the two histories call it. */
  action: OrderAction;
  stockAction: StockAction;
  by: number;
  /** What else changes with it. */
  change?: OrderChange;
};

/** Gives the held order the status and answers it; the stock of its day follows. */
export async function moveToStatus(
  { work, before, now, initialStock }: HeldOrder,
  { status, action, stockAction, by, change = {} }: StatusMove,
): Promise<OrderRow> {
  const { id: orderId, quantity } = before;
  const flags = flagsOf(status);
  const after = await updateOrder(work, orderId, {
    ...change,
    status,
    confirmado: flag(flags.confirmado),
    deleted: flag(flags.deleted),
    error: flag(flags.error),
    updated_at: now,
  });
  const states = { before: { status: before.status }, after: { status } };
  await insertOrderLog(work, { orderId, action, ...states, by, now });
  await moveStock(work, {
    day: before.pickup_day,
    move: moveBetween(holdOf(before.status, quantity), holdOf(status, quantity)),
    action: stockAction,
    orderId,
    by,
    initialStock,
    now,
  });
  return after;
}
