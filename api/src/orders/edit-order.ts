// Editing an order: whatever its status was, it is pending again afterwards, and its
// stock follows, to another day too. Differences are the server's own sums.
// See docs/rules/orders.md#editing-an-order.
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { hasSameContents } from '@brasa/core/orders/invoiced-order.rules.ts';
import type { OrderEdit } from '@brasa/core/orders/orders.contract.ts';
import type { ChangedOrder } from '@brasa/core/orders/points-change.contract.ts';
import { isAnotherOrder } from '@brasa/core/orders/readiness.rules.ts';
import { isEdit, isPaymentOnly } from '@brasa/core/orders/orders.rules.ts';
import { chickenProducts } from '@brasa/core/settings/settings.rules.ts';
import { isMadeOffline, pickupMeant } from '../db/idempotency.ts';
import { refuseStale } from '../edit-conflict.ts';
import type { Shop } from '../shop.ts';
import type { StaffTarget } from '../transact-once.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { changedPayment } from './changed-payment.ts';
import { editedContent } from './edited-content.ts';
import { followWithOven } from './follow-with-oven.ts';
import { followWithPoints } from './follow-with-points.ts';
import { followWithStock } from './follow-with-stock.ts';
import { columnsOf } from './move-to-status.ts';
import { viewOrder } from './order-view.ts';
import type { Choice } from './ordered-lines.ts';
import type { OrderRow } from './orders.store.ts';
import { NOT_READY } from './readiness.store.ts';

/**
 * Changes the order and answers it. Throws ORDER_NOT_FOUND, VALIDATION, STOCK_LIMIT_REACHED, SLOT_FULL,
 * DISCOUNT_EXCEEDS_PAYMENT, LINES_… and QUANTITY_MISMATCH for what the order cannot consist of, PRICE_CHANGED, and
 * EDITED_MEANWHILE for an edit of another version of the order.
 */
export async function editOrder(
  shop: Shop,
  target: StaffTarget,
  edit: OrderEdit,
): Promise<ChangedOrder> {
  const menu = await shop.menu();
  const products = chickenProducts(await shop.settings());
  return changeLockedOrder(shop, target, async ({ transaction, before, now, mover, write }) => {
    if (!isEdit(edit)) return before;
    refuseStale(before, edit.version, viewOrder);
    const isPayment = isPaymentOnly(edit);
    const pickup = pickupAfter(before, edit, target, now);
    const choice = { menu, products, isByStaff: true, pickup, now };
    const columns = isPayment ? {} : changedColumns(before, edit, choice);
    // A total kept for an invoice belongs to the earlier contents.
    const isOutdated =
      before.invoicedTotal === null && !hasSameContents(before, { ...before, ...columns });
    const change = {
      ...columns,
      ...changedPayment(before, edit, isPayment ? before.status : 'pending'),
      ...(isOutdated && { invoiceAmount: null }),
    };
    const by = target.by;
    const { points, pointsChange } = await followWithPoints(transaction, before, change, {
      by,
      now,
    });
    const after = await write(isPayment ? 'payment' : 'edited', {
      ...change,
      ...(isAnotherOrder(before, { ...before, ...change }) && NOT_READY),
      ...points,
    });
    const { overCapacity = isMadeOffline(target.identity) } = edit;
    await followWithOven(transaction, before, after, { ...mover, overCapacity });
    await followWithStock(transaction, before, after, mover);
    return { ...after, ...(pointsChange && { pointsChange }) };
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

function changedColumns(before: OrderRow, edit: OrderEdit, choice: Choice) {
  const { pickup: pickupTime } = choice;
  return {
    customerName: edit.customerName ?? before.customerName,
    customerPhone: edit.customerPhone === undefined ? before.customerPhone : edit.customerPhone,
    customerEmail: edit.customerEmail === undefined ? before.customerEmail : edit.customerEmail,
    ...editedContent(before, edit, choice),
    note: edit.note === undefined ? before.note : edit.note,
    pickupTime,
    pickupDay: madridDay(pickupTime),
    ...columnsOf('pending'),
  };
}
