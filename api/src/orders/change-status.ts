// What happens to an order on the counter: Entregado, Cancelar, Marcar como Error.
// See docs/rules/orders.md#order-status.
import { cents } from '@brasa/core/kernel/cents.ts';
import { negatePoints, points } from '@brasa/core/kernel/points.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import {
  TRANSITIONS,
  transitionOutcome,
  type OrderStatus,
  type Transition,
} from '@brasa/core/orders/orders.rules.ts';
import { figuresOf } from '@brasa/core/orders/payment.rules.ts';
import type { ChangedOrder, PointsChange } from '@brasa/core/orders/points-change.contract.ts';
import type { StockAction } from '@brasa/core/stock/stock-history.rules.ts';
import { refuseStale } from '../edit-conflict.ts';
import { Failure } from '../failure.ts';
import { reversePoints, type Reversed } from '../loyalty/index.ts';
import type { Shop } from '../shop.ts';
import type { StaffTarget } from '../transact-once.ts';
import { changeLockedOrder, unchanged } from './change-locked-order.ts';
import { paymentOf } from './changed-payment.ts';
import { moveToStatus } from './move-to-status.ts';
import { viewOrder } from './order-view.ts';
import type { OrderChange, OrderRow } from './orders.store.ts';
import { NOT_READY } from './readiness.store.ts';
import { refuseOlder } from './refuse-older.ts';

const STOCK_ACTION_OF: Record<Transition, StockAction> = {
  confirm: 'order_delivered',
  cancel: 'order_cancelled',
  error: 'order_error',
};

/** What an order that is called off keeps: nothing is due or ready, its discount is gone with its points. */
export function calledOff(order: OrderRow, status: OrderStatus): OrderChange {
  const discount = cents(0);
  const isPriced = order.finalAmount !== null;
  return {
    ...(isPriced && figuresOf(paymentOf(order), { discount, status })),
    pointsEarned: points(0),
    pointsRedeemed: points(0),
    discountAmount: discount,
    ...NOT_READY,
  };
}

/**
 * Changes the order's status, moves its stock and, when it is called off, undoes what it did to
 * points; a repeat changes nothing. Throws ORDER_NOT_FOUND, EDITED_MEANWHILE where the sender says which
 * version was seen and it is another, even one that is there already, or where it was decided without a connection before the
 * order's last change, ORDER_INVOICED, or ORDER_TRANSITION_IMPOSSIBLE when the order is neither pending nor there already.
 */
export function changeStatus(
  shop: Shop,
  target: StaffTarget,
  transition: Transition,
  version?: number,
): Promise<ChangedOrder> {
  return changeLockedOrder(shop, target, async (locked) => {
    const { transaction, before, now } = locked;
    const { id: orderId, by } = target;
    refuseStale(before, version, viewOrder);
    const outcome = transitionOutcome(before.status, transition);
    if (outcome === 'already-done') return unchanged(before);
    if (version === undefined) await refuseOlder(transaction, before, { at: locked.madeAt, by });
    if (outcome !== 'change') throw new Failure(outcome);
    const status = TRANSITIONS[transition];
    const move = { status, action: status, stockAction: STOCK_ACTION_OF[transition] };
    if (!isCalledOff(status)) return moveToStatus(locked, move);
    const reversed = await reversePoints(transaction, {
      orderId,
      description: `Pedido ${orderId} anulado`,
      by,
      now,
      orderVersion: before.version + 1,
    });
    const after = await moveToStatus(locked, { ...move, change: calledOff(before, status) });
    return { ...after, ...changeOf(reversed) };
  });
}

/** Nothing to tell of an order that had neither earned nor cost any. */
function changeOf({ earned, redeemed, missing }: Reversed): { pointsChange?: PointsChange } {
  if (earned === 0 && redeemed === 0) return {};
  return {
    pointsChange: { earned: negatePoints(earned), redeemed: negatePoints(redeemed), missing },
  };
}
