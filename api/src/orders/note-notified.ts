// The customer has been told by WhatsApp: the red dot goes out.
// See docs/rules/orders.md#notified-by-whatsapp.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Shop } from '../shop.ts';
import { changeHeldOrder, type OrderTarget } from './change-held-order.ts';
import { insertOrderLog, markNotified } from './orders.store.ts';

/** Notes it once, whatever the order's status, and answers the order. Throws ORDER_NOT_FOUND. */
export function noteNotified(shop: Shop, target: OrderTarget): Promise<Order> {
  return changeHeldOrder(shop, target, async ({ work, before, now }) => {
    if (before.notificado === 1) return before;
    const { id: orderId, by } = target;
    const after = await markNotified(work, orderId, now);
    const nothing = { before: null, after: null };
    await insertOrderLog(work, { orderId, action: 'notified', ...nothing, by, now });
    return after;
  });
}
