// What an invoice says of its customer and the total that it is asked for with, kept with the order: its status,
// stock and payment stay as they are.
import type { Order, OrderInvoiceData } from '@brasa/core/orders/orders.contract.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import type { Shop } from '../../shop.ts';
import type { StaffTarget } from '../../transact-once.ts';
import { changeLockedOrder } from './change-locked-order.ts';
import { refuseStale } from '../../edit-conflict.ts';
import { viewOrder } from '../order-view.ts';

/** Keeps the data and answers the order. Throws ORDER_NOT_FOUND, EDITED_MEANWHILE, ORDER_INVOICED. */
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
): Promise<Order> {
  return changeLockedOrder(shop, target, ({ before, note }) => {
    refuseStale(before, version, viewOrder);
    return note('invoice_data', {
      ...customer,
      customerDni,
      invoiceNumber: invoiceNumberOf(before.id),
      ...(totalAmount !== undefined && { invoiceAmount: totalAmount }),
    });
  });
}
