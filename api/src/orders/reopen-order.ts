// Taking back what was done to an order on the counter: "Deshacer", or later.
// See docs/rules/orders.md#reopening.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { refuseStale } from '../edit-conflict.ts';
import type { Shop } from '../shop.ts';
import { changeLockedOrder, type OrderTarget } from './change-locked-order.ts';
import { dueAgain, isDueAgain } from './changed-payment.ts';
import { moveToStatus } from './move-to-status.ts';
import { viewOrder } from './order-view.ts';

/**
 * Makes the order pending again, and its stock reserved; a pending one stays as it is. Points are
 * not touched: what was reversed when it was called off stays so. Throws
 * ORDER_NOT_FOUND, STOCK_LIMIT_REACHED, and EDITED_MEANWHILE where the sender says which
 * version is to be reopened and it is another.
 * See docs/rules/loyalty.md#undoing-what-an-order-did.
 */
export function reopenOrder(
  shop: Shop,
  target: OrderTarget,
  version: number | undefined,
): Promise<Order> {
  return changeLockedOrder(shop, target, async (locked) => {
    if (locked.before.status === 'pending') return locked.before;
    refuseStale(locked.before, version, viewOrder);
    return moveToStatus(locked, {
      status: 'pending',
      action: 'reopened',
      stockAction: 'order_reopened',
      ...(isDueAgain(locked.before) && { change: dueAgain(locked.before) }),
    });
  });
}
