// What an invoice says of its customer, kept with the order; its status and stock stay as they are.
import type { Order, OrderInvoiceData } from '@brasa/core/orders/orders.contract.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import type { Shop } from '../shop.ts';
import { changeLockedOrder, type OrderTarget } from './change-locked-order.ts';
import { changedTotal } from './changed-payment.ts';
import { difference } from './logged-state.ts';
import { updateOrder } from './orders.store.ts';

/** Keeps the data and answers the order. Throws ORDER_NOT_FOUND, DISCOUNT_EXCEEDS_PAYMENT. */
export function setInvoiceData(
  shop: Shop,
  target: OrderTarget,
  { invoiceNumber: _, customerDNI: customerDni, totalAmount, ...customer }: OrderInvoiceData,
): Promise<Order> {
  return changeLockedOrder(shop, target, async ({ transaction, before, now, log }) => {
    const after = await updateOrder(transaction, before.id, {
      ...customer,
      customerDni,
      ...(totalAmount !== undefined && changedTotal(before, totalAmount)),
      invoiceNumber: invoiceNumberOf(before.id),
      updatedAt: now,
    });
    await log('invoice_data', difference(before, after));
    return after;
  });
}
