// What an invoice is of: an order or a counter sale. It knows what it has to stay at.
import { invoicedSum, invoicedTotal } from '@brasa/core/invoices/correction.rules.ts';
import type { Transaction } from '../db/database.ts';
import { lockOrder, noteInvoice } from '../orders/index.ts';
import { lockSale, noteInvoicedTotal } from '../sales/index.ts';
import { pdfPathOf } from './invoice-files.ts';
import { listStandingOf, listStandingOfSale, type StoredInvoice } from './invoices.store.ts';

type Noted = { action: 'invoice_corrected' | 'invoice_annulled'; by: number; now: number };

/** Notes there which of its invoices stands by now. */
export type NoteStanding = (noted: Noted) => Promise<void>;

/** Locks what the invoice is of until the transaction ends. */
export async function lockSubject(
  transaction: Transaction,
  { orderId, saleId }: Pick<StoredInvoice, 'orderId' | 'saleId'>,
): Promise<NoteStanding> {
  const { sql } = transaction;
  if (orderId === null) {
    if (saleId === null) throw new Error('an invoice of nothing');
    await lockSale(transaction, saleId);
    return async () => {
      const standing = await listStandingOfSale(sql, saleId);
      await noteInvoicedTotal(transaction, saleId, invoicedTotal(standing));
    };
  }
  const order = await lockOrder(transaction, orderId);
  return async ({ action, by, now }) => {
    const standing = await listStandingOf(sql, orderId);
    const last = standing.at(-1);
    const pdf = last ? pdfPathOf(last.code) : null;
    await noteInvoice(transaction, order, {
      action,
      pdf,
      invoicedTotal: invoicedTotal(standing),
      amount: order.invoiceAmount === null ? null : invoicedSum(standing),
      by,
      now,
    });
  };
}
