// What an order knows of its invoice (docs/rules/orders.md#invoiced-orders).
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { OrderAction } from '@brasa/core/orders/archive/order-history.rules.ts';
import {
  invoicePrice,
  isInvoiced,
  waivedByInvoice,
  waivedWithoutInvoice,
} from '@brasa/core/orders/pay/owed.rules.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { flag } from '../../db/tables/columns.ts';
import { changeOrder } from './change-order.ts';
import type { OrderRow } from '../orders.store.ts';

type InvoiceNote = {
  action: OrderAction & `invoice_${string}`;
  /** The path of the PDF of the invoice that stands; null where none does. */
  pdf: string | null;
  /** The sum of its invoices, corrections included; null without an invoice. */
  invoicedTotal: Cents | null;
  isCorrected: boolean;
  /** Invoices up to this one hold the order no more. */
  settledInvoiceId?: number | null;
  /** The total that its data say; null where there is none. */
  amount: Cents | null;
  customer?: Partial<
    Pick<OrderRow, 'customerEmail' | 'customerPhone' | 'customerDni' | 'customerAddress'>
  >;
  by: number;
  now: number;
};

/** Notes it with the locked order and in its history. */
export async function noteInvoice(
  transaction: Transaction,
  before: OrderRow,
  {
    action,
    pdf,
    invoicedTotal,
    isCorrected,
    amount,
    customer = {},
    settledInvoiceId,
    by,
    now,
  }: InvoiceNote,
): Promise<void> {
  const isGone = invoicePrice(before) !== null && (invoicedTotal ?? 0) === 0;
  const isFirst = !isInvoiced(before) && invoicedTotal !== null && invoicedTotal > 0;
  const columns = {
    ...customer,
    ...(isGone && { waivedAmount: waivedWithoutInvoice(before) }),
    ...(isFirst && { waivedAmount: waivedByInvoice(before, invoicedTotal) }),
    invoicePdf: pdf,
    invoiceNumber: invoiceNumberOf(before.id),
    invoicedTotal,
    isInvoiceCorrected: flag(isCorrected),
    // Without lines the data of the invoice say the price, once it has none any more too.
    invoiceAmount: isGone && before.lines.length === 0 ? before.invoiceAmount : amount,
    ...(settledInvoiceId !== undefined && { settledInvoiceId }),
  };
  await changeOrder(transaction, before, columns, { action, by, now, madeAt: null });
}
