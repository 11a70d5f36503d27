// What happens to an order on the counter: Entregado, Cancelar, Marcar como Error (decisions 5).
import {
  TRANSITIONS,
  flagsOf,
  transitionOutcome,
  type Transition,
} from '@brasa/core/orders/orders.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { dailyInitialStock } from '@brasa/core/settings/settings.rules.ts';
import type { StockAction } from '@brasa/core/stock/stock.contract.ts';
import { holdOf, moveBetween } from '@brasa/core/stock/stock.rules.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import { flag } from '../db/tables/columns.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { moveStock } from '../stock/index.ts';
import { viewOrder } from './order-view.ts';
import { holdOrder, insertOrderLog, updateOrder } from './orders.store.ts';

const STOCK_ACTION_OF: Record<Transition, StockAction> = {
  confirm: 'order_delivered',
  cancel: 'order_cancelled',
  error: 'order_error',
};

/**
 * Changes the order's status and moves its stock; a repeat changes nothing. Throws ORDER_NOT_FOUND,
 * or ORDER_TRANSITION_IMPOSSIBLE when the order is neither pending nor there already.
 */
export async function changeStatus(
  shop: Shop,
  id: number,
  transition: Transition,
  by: number,
  identity: RequestIdentity | null,
): Promise<Order> {
  const now = shop.clock();
  const initialStock = dailyInitialStock(await shop.settings());
  return shop.db.transact((work) =>
    once(work, identity, now, async () => {
      const before = await holdOrder(work, id);
      if (!before) throw new Failure('ORDER_NOT_FOUND');
      const outcome = transitionOutcome(before.status, transition);
      if (outcome === 'already-done') return viewOrder(before);
      if (outcome !== 'change') throw new Failure(outcome);
      const status = TRANSITIONS[transition];
      const flags = flagsOf(status);
      const after = await updateOrder(work, id, {
        status,
        confirmado: flag(flags.confirmado),
        deleted: flag(flags.deleted),
        error: flag(flags.error),
        updated_at: now,
      });
      await insertOrderLog(work, {
        orderId: id,
        action: status,
        before: { status: before.status },
        after: { status },
        by,
        now,
      });
      await moveStock(work, {
        day: before.pickup_day,
        move: moveBetween(holdOf(before.status, before.quantity), holdOf(status, before.quantity)),
        action: STOCK_ACTION_OF[transition],
        orderId: id,
        by,
        initialStock,
        now,
      });
      return viewOrder(after);
    }),
  );
}
