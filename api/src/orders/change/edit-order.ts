// Editing an order: whatever its status was, it is pending again afterwards, and its
// stock follows, to another day too. Differences are the server's own sums.
// See docs/rules/orders.md#editing-an-order.
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderEdit } from '@brasa/core/orders/orders.contract.ts';
import { isEdit } from '@brasa/core/orders/change/edit-fields.rules.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import { isMadeOffline, pickupMeant } from '../../db/idempotency.ts';
import { refuseStale } from '../../edit-conflict.ts';
import type { Shop } from '../../shop.ts';
import type { StaffTarget } from '../../transact-once.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { viewOrder } from '../order-view.ts';
import type { OrderRow } from '../orders.store.ts';

/**
 * Changes the order and answers it. Throws ORDER_NOT_FOUND, VALIDATION, STOCK_LIMIT_REACHED, SLOT_FULL,
 * DISCOUNT_EXCEEDS_PAYMENT, LINES_… and QUANTITY_MISMATCH for what the order cannot consist of, PRICE_CHANGED, and
 * EDITED_MEANWHILE for an edit of another version of the order.
 */
export function editOrder(shop: Shop, target: StaffTarget, edit: OrderEdit): Promise<ChangedOrder> {
  return changeLockedOrder(shop, target, async ({ before, now, run }) => {
    if (isEdit(edit)) refuseStale(before, edit.version, viewOrder);
    const pickup = pickupAfter(before, edit, target, now);
    const { overCapacity = isMadeOffline(target.identity) } = edit;
    const { reason = null } = edit.refund ?? {};
    return run({ kind: 'edit', edit, pickup }, { overCapacity, reason });
  });
}

/** An edit sends the pick-up back as it stands: only another day than that may be by a wrong clock. */
function pickupAfter(
  before: OrderRow,
  { pickupTime = before.pickupTime }: OrderEdit,
  { identity }: StaffTarget,
  now: number,
): number {
  const isSameDay = madridDay(pickupTime) === before.pickupDay;
  return isSameDay ? pickupTime : pickupMeant(pickupTime, identity, now);
}
