// What an invoice says of its customer, kept with the order; its status and stock stay as they are.
import type { Order, OrderInvoiceData } from '@brasa/core/orders/orders.contract.ts';
import type { Cents } from '@brasa/core/kernel/cents.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import { discountTaken, finalAfter } from '@brasa/core/orders/payment.rules.ts';
import type { Shop } from '../shop.ts';
import { changeHeldOrder, type OrderTarget } from './change-held-order.ts';
import { difference } from './order-difference.ts';
import { insertOrderLog, updateOrder, type OrderRow } from './orders.store.ts';

/** Keeps the data and answers the order. Throws ORDER_NOT_FOUND. */
export function setInvoiceData(
  shop: Shop,
  target: OrderTarget,
  data: OrderInvoiceData,
): Promise<Order> {
  return changeHeldOrder(shop, target, async ({ work, before, now }) => {
    const { id: orderId, by } = target;
    const after = await updateOrder(work, orderId, {
      ...(data.customerEmail !== undefined && { customer_email: data.customerEmail }),
      ...(data.customerPhone !== undefined && { customer_phone: data.customerPhone }),
      ...(data.customerDNI !== undefined && { customer_dni: data.customerDNI }),
      ...(data.customerAddress !== undefined && { customer_address: data.customerAddress }),
      ...(data.totalAmount !== undefined && newTotal(before, data.totalAmount)),
      invoice_number: invoiceNumberOf(orderId),
      updated_at: now,
    });
    const states = difference(before, after);
    await insertOrderLog(work, { orderId, action: 'invoice_data', ...states, by, now });
    return after;
  });
}

/** What is to be paid follows the total, less the discount that the order has. */
function newTotal(before: OrderRow, total: Cents) {
  if (before.final_amount === null) return { total_amount: total };
  const discount = discountTaken({
    pointsRedeemed: before.points_redeemed,
    total: before.total_amount,
    final: before.final_amount,
  });
  return { total_amount: total, final_amount: finalAfter(total, discount) };
}
