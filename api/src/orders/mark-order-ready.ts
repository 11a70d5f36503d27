// "Listo" in the order's drawer, and taking it back (docs/rules/oven.md#ready-orders).
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import type { StaffTarget } from '../transact-once.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { NOT_READY, setReadiness } from './readiness.store.ts';
import { tellCustomer } from './tell-customer.ts';

/**
 * Notes once that the order is ready, or that it is not. Throws ORDER_NOT_FOUND,
 * ORDER_TRANSITION_IMPOSSIBLE.
 */
export function markOrderReady(shop: Shop, target: StaffTarget, isReady: boolean): Promise<Order> {
  return changeLockedOrder(shop, target, async ({ transaction, before, now }) => {
    if ((before.readyAt !== null) === isReady) return before;
    if (before.status !== 'pending') throw new Failure('ORDER_TRANSITION_IMPOSSIBLE');
    const readiness = isReady ? { readyAt: now, readyByBatch: 0 as const } : NOT_READY;
    await setReadiness(transaction, [before.id], readiness, { by: target.by, now });
    if (isReady) await tellCustomer(shop, transaction, before, { kind: 'ready', now });
    return { ...before, ...readiness, updatedAt: now };
  });
}
