// The customer has been notified by WhatsApp: the red dot goes out.
// See docs/rules/orders.md#notified-by-whatsapp.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Shop } from '../../shop.ts';
import type { StaffTarget } from '../../transact-once.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { insertOrderLog } from '../archive/order-logs.store.ts';
import { markNotified } from '../orders.store.ts';

/** Notes it once, whatever the order's status, and answers the order. Throws ORDER_NOT_FOUND. */
export function noteNotified(shop: Shop, target: StaffTarget): Promise<Order> {
  return changeLockedOrder(shop, target, async ({ transaction, before, now }) => {
    if (before.notificado === 1) return before;
    const after = await markNotified(transaction, before, now);
    const log = { orderId: before.id, action: 'notified', by: target.by, now } as const;
    await insertOrderLog(transaction, { ...log, before: null, after: null });
    return after;
  });
}
