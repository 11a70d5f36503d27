// "Listo" in the order's drawer, and taking it back (docs/rules/oven.md#ready-orders).
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Shop } from '../../shop.ts';
import type { StaffTarget } from '../../transact-once.ts';
import { decideOn } from './carry-out.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { keepReady, NOT_READY, setReadiness } from './readiness.store.ts';
import { refuseOlder } from './refuse-older.ts';
import { tellCustomer } from '../page/tell-customer.ts';

/**
 * Notes once that the order is ready, or that it is not. Throws ORDER_NOT_FOUND, ORDER_TRANSITION_IMPOSSIBLE, and
 * EDITED_MEANWHILE where it was decided without a connection before the order's last change.
 */
export function markOrderReady(shop: Shop, target: StaffTarget, isReady: boolean): Promise<Order> {
  return changeLockedOrder(shop, target, async ({ house, transaction, before, now, madeAt }) => {
    const decision = decideOn(house, before, { command: { kind: 'ready', isReady }, now });
    if (decision === null) return isReady ? keepReady(transaction, before) : before;
    await refuseOlder(transaction, before, { at: madeAt, by: target.by, isOfReadiness: true });
    const { readyAt = null } = decision.changes;
    const readiness = readyAt === null ? NOT_READY : { readyAt, readyByBatch: 0 as const };
    await setReadiness(transaction, [before.id], readiness, { by: target.by, now });
    if (isReady) await tellCustomer(shop, transaction, before, { kind: 'ready', now });
    return { ...before, ...readiness, updatedAt: now };
  });
}
