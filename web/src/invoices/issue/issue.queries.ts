import {
  issueFullSaleInvoice,
  issueInvoice,
  issueSaleInvoice,
  issueSimplifiedInvoice,
  readInvoicePdf,
} from '@brasa/core/invoices/invoices.calls.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import { addressOf, type BodyOf } from '@brasa/core/kernel/call.ts';
import { editOrder } from '@brasa/core/orders/orders.calls.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { download, type ReceivedFile } from '../../browser/api/download.ts';
import { send } from '../../browser/api/send.ts';
import type { Callbacks } from '../../browser/api/single-change.ts';
import { invoiceKeys, PATIENCE_MS, useInvoiceChange } from '../invoice-changes.ts';
import { invoiceRequestOf, orderDataOf, type InvoiceValues } from './invoice-values.ts';
import { paperFile, paperOf } from './order-paper.ts';

export type Issue = { order: Order; values: InvoiceValues };

/** `isEarlier`: the order had this invoice before the request, which made no other. */
export type IssuedFile = ReceivedFile & { isEarlier: boolean };

type IssueCallbacks = Callbacks<IssuedFile> & {
  /** The order has the invoice's data, whatever becomes of the invoice. */
  onOrderSaved: (order: Order) => void;
};

/** The order's data first, then its invoice: what of them is repeated is done once. */
export function useIssueInvoice({ onOrderSaved, ...callbacks }: IssueCallbacks) {
  return useInvoiceChange(async ({ order, values }: Issue) => {
    const sent = { params: { id: order.id }, timeoutMs: PATIENCE_MS };
    const data = orderDataOf(values, order);
    const saved = await invoiceKeys.send(addressOf(editOrder, sent), data, (key) =>
      send(editOrder, { ...sent, body: data, key }),
    );
    onOrderSaved(saved);
    const body = invoiceRequestOf(values);
    const address = addressOf(issueInvoice, sent);
    // A repeat of a request without an answer: the invoice that is there may be the one it asked for.
    const isRepeat = invoiceKeys.stateOf(address, body) !== 'none';
    const received = await invoiceKeys.send(address, body, (key) =>
      download(issueInvoice, { ...sent, body, key }),
    );
    return { ...received, isEarlier: !isRepeat && isInvoiceOf(saved, received) };
  }, callbacks);
}

/** True for the file of the order's full invoice. A paper without a tax identity is made anew under its number. */
const isInvoiceOf = (order: Order, { name }: ReceivedFile): boolean =>
  paperOf(order) === 'invoice' && name.endsWith(paperFile(order));

export type Ticket = { invoice: Invoice; pdf: string };

/** Of an order. */
export const useIssueTicket = (callbacks: Callbacks<Ticket>) =>
  useIssueSimplified(issueSimplifiedInvoice, callbacks);

/** Of a counter sale. */
export const useIssueSaleInvoice = (callbacks: Callbacks<Ticket>) =>
  useIssueSimplified(issueSaleInvoice, callbacks);

/** Of a counter sale, made out to its customer. */
export const useIssueFullSaleInvoice = (saleId: number, callbacks: Callbacks<Ticket>) =>
  useInvoiceChange(async (body: BodyOf<typeof issueFullSaleInvoice>) => {
    const sent = { params: { id: saleId }, timeoutMs: PATIENCE_MS };
    const address = addressOf(issueFullSaleInvoice, sent);
    const invoice = await invoiceKeys.send(address, body, (key) =>
      send(issueFullSaleInvoice, { ...sent, body, key }),
    );
    return ticketOf(invoice);
  }, callbacks);

const ticketOf = (invoice: Invoice): Ticket => ({
  invoice,
  pdf: addressOf(readInvoicePdf, { params: { id: invoice.id } }),
});

function useIssueSimplified(
  call: typeof issueSimplifiedInvoice | typeof issueSaleInvoice,
  callbacks: Callbacks<Ticket>,
) {
  return useInvoiceChange(async ({ id }: { id: number }) => {
    const sent = { params: { id }, timeoutMs: PATIENCE_MS };
    const invoice = await invoiceKeys.send(addressOf(call, sent), null, (key) =>
      send(call, { ...sent, key }),
    );
    return ticketOf(invoice);
  }, callbacks);
}
