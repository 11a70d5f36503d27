// What an invoice says of its customer, kept with the order; its status and stock stay as they are.
import type { Order, OrderInvoiceData } from '@brasa/core/orders/orders.contract.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import type { Shop } from '../shop.ts';
import { changeLockedOrder, type OrderTarget } from './change-locked-order.ts';
import { changedTotal } from './changed-payment.ts';
import { difference } from './order-difference.ts';
import { insertOrderLog, updateOrder } from './orders.store.ts';

/** Keeps the data and answers the order. Throws ORDER_NOT_FOUND, DISCOUNT_EXCEEDS_PAYMENT. */
export function setInvoiceData(
  shop: Shop,
  target: OrderTarget,
  data: OrderInvoiceData,
): Promise<Order> {
  return changeLockedOrder(shop, target, async ({ transaction, before, now }) => {
    const { id: orderId, by } = target;
    const after = await updateOrder(transaction, orderId, {
      ...(data.customerEmail !== undefined && { customerEmail: data.customerEmail }),
      ...(data.customerPhone !== undefined && { customerPhone: data.customerPhone }),
      ...(data.customerDNI !== undefined && { customerDni: data.customerDNI }),
      ...(data.customerAddress !== undefined && { customerAddress: data.customerAddress }),
      ...(data.totalAmount !== undefined && changedTotal(before, data.totalAmount)),
      invoiceNumber: invoiceNumberOf(orderId),
      updatedAt: now,
    });
    const states = difference(before, after);
    await insertOrderLog(transaction, { orderId, action: 'invoice_data', ...states, by, now });
    return after;
  });
}
