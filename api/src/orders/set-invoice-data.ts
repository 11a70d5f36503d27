// What an invoice says of its customer, kept with the order; its status and stock stay as they are.
import type { Order, OrderInvoiceData } from '@brasa/core/orders/orders.contract.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import { once, type RequestIdentity } from '../db/idempotency.ts';
import { Failure } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { difference } from './order-difference.ts';
import { viewOrder } from './order-view.ts';
import { holdOrder, insertOrderLog, updateOrder } from './orders.store.ts';

/** Keeps the data and answers the order. Throws ORDER_NOT_FOUND. */
export async function setInvoiceData(
  shop: Shop,
  id: number,
  data: OrderInvoiceData,
  by: number,
  identity: RequestIdentity | null,
): Promise<Order> {
  const now = shop.clock();
  return shop.db.transact((work) =>
    once(work, identity, now, async () => {
      const before = await holdOrder(work, id);
      if (!before) throw new Failure('ORDER_NOT_FOUND');
      const after = await updateOrder(work, id, {
        ...(data.customerEmail !== undefined && { customer_email: data.customerEmail }),
        ...(data.customerPhone !== undefined && { customer_phone: data.customerPhone }),
        ...(data.customerDNI !== undefined && { customer_dni: data.customerDNI }),
        ...(data.customerAddress !== undefined && { customer_address: data.customerAddress }),
        ...(data.totalAmount !== undefined && { total_amount: data.totalAmount }),
        invoice_number: invoiceNumberOf(id),
        updated_at: now,
      });
      const changes = difference(before, after);
      await insertOrderLog(work, { orderId: id, action: 'invoice_data', ...changes, by, now });
      return viewOrder(after);
    }),
  );
}
