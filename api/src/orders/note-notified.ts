// The customer has been notified by WhatsApp: the red dot goes out.
// See docs/rules/orders.md#notified-by-whatsapp.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Shop } from '../shop.ts';
import { changeLockedOrder, type OrderTarget } from './change-locked-order.ts';
import { insertOrderLog, markNotified } from './orders.store.ts';

/** Notes it once, whatever the order's status, and answers the order. Throws ORDER_NOT_FOUND. */
export function noteNotified(shop: Shop, target: OrderTarget): Promise<Order> {
  return changeLockedOrder(shop, target, async ({ transaction, before, now }) => {
    if (before.notificado === 1) return before;
    const { id: orderId, by } = target;
    const after = await markNotified(transaction, orderId, now);
    const nothing = { before: null, after: null };
    await insertOrderLog(transaction, { orderId, action: 'notified', ...nothing, by, now });
    return after;
  });
}
