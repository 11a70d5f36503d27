// The customer cancels the order (docs/rules/orders.md#changing-ones-own-order).
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import type { Shop } from '../../shop.ts';
import { changeOwnOrder, type OwnRequest } from './own-order.ts';

/**
 * Cancels the order and answers its page; what is cancelled stays so. Throws as `changeOwnOrder`. It has done
 * nothing to points: without a payment there are none.
 */
export function cancelOwnOrder(shop: Shop, request: OwnRequest): Promise<OrderPage> {
  return changeOwnOrder(shop, request, {
    counted: 'cancelled',
    isDone: ({ before }) => isCalledOff(before.status),
    change: ({ run, now }) => run({ kind: 'cancel' }, { columns: { customerChangedAt: now } }),
  });
}
