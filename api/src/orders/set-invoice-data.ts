// What an invoice says of its customer, kept with the order; its status and stock stay as they are.
import type { OrderInvoiceData } from '@brasa/core/orders/orders.contract.ts';
import type { ChangedOrder } from '@brasa/core/orders/points-change.contract.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import type { Shop } from '../shop.ts';
import type { StaffTarget } from '../transact-once.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { refuseStale } from '../edit-conflict.ts';
import { changedTotal } from './changed-payment.ts';
import { followWithPoints } from './follow-with-points.ts';
import { viewOrder } from './order-view.ts';

/**
 * Keeps the data and answers the order. Throws ORDER_NOT_FOUND, EDITED_MEANWHILE, ORDER_INVOICED,
 * DISCOUNT_EXCEEDS_PAYMENT.
 */
export function setInvoiceData(
  shop: Shop,
  target: StaffTarget,
  {
    invoiceNumber: _,
    customerDNI: customerDni,
    totalAmount,
    version,
    ...customer
  }: OrderInvoiceData,
): Promise<ChangedOrder> {
  return changeLockedOrder(shop, target, async ({ transaction, before, now, write }) => {
    refuseStale(before, version, viewOrder);
    const change = totalAmount === undefined ? {} : changedTotal(before, totalAmount);
    const by = target.by;
    const { points, pointsChange } = await followWithPoints(transaction, before, change, {
      by,
      now,
    });
    const after = await write('invoice_data', {
      ...customer,
      customerDni,
      ...change,
      ...points,
      invoiceNumber: invoiceNumberOf(before.id),
    });
    return { ...after, ...(pointsChange && { pointsChange }) };
  });
}
