// What an invoice is of: an order or a counter sale. It knows what it has to stay at.
import { invoicedSum, invoicedTotal } from '@brasa/core/invoices/correction.rules.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import type { Transaction } from '../db/database.ts';
import { lockOrder, noteInvoice } from '../orders/index.ts';
import { lockSale, noteInvoicedTotal } from '../sales/index.ts';
import { pdfPathOf } from './invoice-files.ts';
import { listStandingOf, listStandingOfSale, type StoredInvoice } from './invoices.store.ts';

type Noted = { action: 'invoice_corrected' | 'invoice_annulled'; by: number; now: number };

/** Notes there which of its invoices stands by now. */
type NoteStanding = (noted: Noted) => Promise<void>;

export type Subject = {
  noteStanding: NoteStanding;
  /** Why no invoice may come to stand for it; null while one may. */
  refusal: 'INVOICE_ORDER_CALLED_OFF' | 'INVOICE_SALE_ANNULLED' | null;
};

/** Locks the order or the sale of the invoice until the transaction ends. */
export async function lockSubject(
  transaction: Transaction,
  { orderId, saleId }: Pick<StoredInvoice, 'orderId' | 'saleId'>,
): Promise<Subject> {
  const { sql } = transaction;
  if (orderId === null) {
    if (saleId === null) throw new Error('an invoice of nothing');
    const { annulledAt } = await lockSale(transaction, saleId);
    const noteStanding = async () => {
      const standing = await listStandingOfSale(sql, saleId);
      await noteInvoicedTotal(transaction, saleId, invoicedTotal(standing));
    };
    return { noteStanding, refusal: annulledAt === null ? null : 'INVOICE_SALE_ANNULLED' };
  }
  const order = await lockOrder(transaction, orderId);
  const noteStanding: NoteStanding = async ({ action, by, now }) => {
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
  return { noteStanding, refusal: isCalledOff(order.status) ? 'INVOICE_ORDER_CALLED_OFF' : null };
}
