// What happens to an order on the counter: Entregado, Cancelar, Marcar como Error (decisions 5).
import { canEarn } from '@brasa/core/orders/accumulation.rules.ts';
import {
  TRANSITIONS,
  flagsOf,
  transitionOutcome,
  type Transition,
} from '@brasa/core/orders/orders.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { StockAction } from '@brasa/core/stock/stock.contract.ts';
import { holdOf, moveBetween } from '@brasa/core/stock/stock.rules.ts';
import { flag } from '../db/tables/columns.ts';
import { Failure } from '../failure.ts';
import { reversePoints } from '../loyalty/index.ts';
import type { Shop } from '../shop.ts';
import { moveStock } from '../stock/index.ts';
import { changeHeldOrder, type OrderTarget } from './change-held-order.ts';
import { insertOrderLog, updateOrder, type OrderRow } from './orders.store.ts';

const STOCK_ACTION_OF: Record<Transition, StockAction> = {
  confirm: 'order_delivered',
  cancel: 'order_cancelled',
  error: 'order_error',
};

/** An order that was called off has earned and spent nothing, and has no discount. */
function withoutPoints({ total_amount, final_amount }: OrderRow) {
  const undiscounted = final_amount === null ? null : total_amount;
  return { points_earned: 0, points_redeemed: 0, final_amount: undiscounted };
}

/**
 * Changes the order's status, moves its stock and, when it is called off, undoes what it did to
 * points; a repeat changes nothing. Throws ORDER_NOT_FOUND,
 * or ORDER_TRANSITION_IMPOSSIBLE when the order is neither pending nor there already.
 */
export function changeStatus(
  shop: Shop,
  target: OrderTarget,
  transition: Transition,
): Promise<Order> {
  return changeHeldOrder(shop, target, async ({ work, before, now, initialStock }) => {
    const outcome = transitionOutcome(before.status, transition);
    if (outcome === 'already-done') return before;
    if (outcome !== 'change') throw new Failure(outcome);
    const { id: orderId, by } = target;
    const status = TRANSITIONS[transition];
    const flags = flagsOf(status);
    const after = await updateOrder(work, orderId, {
      status,
      confirmado: flag(flags.confirmado),
      deleted: flag(flags.deleted),
      error: flag(flags.error),
      ...(!canEarn(status) && withoutPoints(before)),
      updated_at: now,
    });
    if (!canEarn(status)) {
      await reversePoints(work, { orderId, description: `Pedido ${orderId} anulado`, by, now });
    }
    const states = { before: { status: before.status }, after: { status } };
    await insertOrderLog(work, { orderId, action: status, ...states, by, now });
    await moveStock(work, {
      day: before.pickup_day,
      move: moveBetween(holdOf(before.status, before.quantity), holdOf(status, before.quantity)),
      action: STOCK_ACTION_OF[transition],
      orderId,
      by,
      initialStock,
      now,
    });
    return after;
  });
}
