// What an invoice is of: an order or a counter sale. It knows what it has to stay at.
import { invoicedSum, isCorrected, settledUpTo } from '@brasa/core/invoices/correction.rules.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import type { Transaction } from '../db/database.ts';
import { lockOrder, noteInvoice } from '../orders/index.ts';
import { lockSale, noteInvoicedTotal } from '../sales/index.ts';
import { pdfPathOf } from './invoice-files.ts';
import {
  listStandingOf,
  listStandingOfSale,
  type StandingInvoice,
  type StoredInvoice,
} from './invoices.store.ts';

type Noted = { action: 'invoice_corrected' | 'invoice_annulled'; by: number; now: number };

/** Notes there which of its invoices stands by now. */
type NoteStanding = (noted: Noted) => Promise<void>;

export type Subject = {
  /** Its invoices and papers that are not annulled, the oldest first. */
  listStanding: () => Promise<StandingInvoice[]>;
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
    const listStanding = () => listStandingOfSale(sql, saleId);
    const noteStanding = async () => {
      const standing = await listStanding();
      await noteInvoicedTotal(transaction, saleId, invoicedSum(standing));
    };
    return {
      listStanding,
      noteStanding,
      refusal: annulledAt === null ? null : 'INVOICE_SALE_ANNULLED',
    };
  }
  const order = await lockOrder(transaction, orderId);
  const listStanding = () => listStandingOf(sql, orderId);
  const noteStanding: NoteStanding = async ({ action, by, now }) => {
    const all = await listStanding();
    const settledInvoiceId = settledUpTo(all, order.settledInvoiceId);
    const standing = all.filter(({ id }) => id > (settledInvoiceId ?? 0));
    const last = standing.at(-1);
    const pdf = last ? pdfPathOf(last.code) : null;
    const invoicedTotal = invoicedSum(standing);
    await noteInvoice(transaction, order, {
      action,
      pdf,
      invoicedTotal,
      isCorrected: isCorrected(standing),
      settledInvoiceId,
      amount: order.invoiceAmount === null ? null : invoicedTotal,
      by,
      now,
    });
  };
  const refusal = isCalledOff(order.status) ? 'INVOICE_ORDER_CALLED_OFF' : null;
  return { listStanding, noteStanding, refusal };
}
