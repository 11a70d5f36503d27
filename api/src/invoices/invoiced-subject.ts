// What an invoice is of: an order or a counter sale. It knows what it has to stay at.
import { invoicedSum, isCorrected } from '@brasa/core/invoices/correction.rules.ts';
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { keptTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { chargedFor } from '@brasa/core/orders/pay/owed.rules.ts';
import type { Transaction } from '../db/database.ts';
import { lockOrder, noteInvoice } from '../orders/index.ts';
import { lockSale, noteInvoicedTotal } from '../sales/index.ts';
import { pdfPathOf } from './invoice-files.ts';
import {
  listHolding,
  listStandingOfSale,
  type StandingInvoice,
  type StoredInvoice,
} from './invoices.store.ts';

type Noted = { action: 'invoice_corrected' | 'invoice_annulled'; by: number; now: number };

/** Notes there which of its invoices stands by now. */
type NoteStanding = (noted: Noted) => Promise<void>;

export type Subject = {
  /** Its invoices and papers that are not annulled and not settled, the oldest first. */
  listStanding: () => Promise<StandingInvoice[]>;
  /** The amount paid for the order or the sale; null before any payment. */
  paid: Cents | null;
  /** The amount charged for it, with the part that is still owed; null where the amount is not known. */
  charged: Cents | null;
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
    const { annulledAt, lines } = await lockSale(transaction, saleId);
    const kept = keptTotal(lines);
    const listStanding = () => listStandingOfSale(sql, saleId);
    const noteStanding = async () => {
      const standing = await listStanding();
      await noteInvoicedTotal(transaction, saleId, invoicedSum(standing));
    };
    return {
      listStanding,
      noteStanding,
      ...{ paid: kept, charged: kept },
      refusal: annulledAt === null ? null : 'INVOICE_SALE_ANNULLED',
    };
  }
  const order = await lockOrder(transaction, orderId);
  const listStanding = () => listHolding(sql, order);
  const noteStanding: NoteStanding = async ({ action, by, now }) => {
    const standing = await listStanding();
    const last = standing.at(-1);
    const pdf = last ? pdfPathOf(last.code) : null;
    const invoicedTotal = invoicedSum(standing);
    await noteInvoice(transaction, order, {
      action,
      pdf,
      invoicedTotal,
      isCorrected: isCorrected(standing),
      amount: order.invoiceAmount === null ? null : invoicedTotal,
      by,
      now,
    });
  };
  const refusal = isCalledOff(order.status) ? 'INVOICE_ORDER_CALLED_OFF' : null;
  const charged = chargedFor(order);
  return { listStanding, noteStanding, paid: order.finalAmount, charged, refusal };
}
