import { readOrderInvoice } from '@brasa/core/invoices/invoices.calls.ts';
import { isCorrection } from '@brasa/core/invoices/records/numbering.rules.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
import { invoiceNumberOf } from '@brasa/core/orders/orders.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { saveFile } from '../../browser/device/save-file.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { IssuedFile, Ticket } from './issue.queries.ts';

/** Long enough to open what was made with the customer waiting, in milliseconds. */
const OPEN_FOR_MS = 15_000;

export function sayIssued(
  { id, customerName }: Order,
  { file, name, isEarlier }: IssuedFile,
): void {
  const called = name || `factura-${invoiceNumberOf(id)}.pdf`;
  saveFile(file, called);
  const made = { title: 'Factura generada', description: `${customerName}. Descargada: ${called}` };
  const earlier = {
    title: 'El pedido ya tenía factura',
    description: `No se ha hecho otra. Descargada: ${called}. Si los datos no son los que lleva, corrígela en Facturas`,
  };
  toast({
    ...(isEarlier ? earlier : made),
    tone: isEarlier ? 'neutral' : 'good',
    durationMs: OPEN_FOR_MS,
    action: { label: 'Abrir', href: addressOf(readOrderInvoice, { params: { id } }) },
  });
}

export const sayTicketMade = (ticket: Ticket) => sayMade('Ticket hecho', ticket);

/** Of a counter sale; where it was corrected meanwhile, the correction is its invoice. */
export const saySaleInvoice = (ticket: Ticket) =>
  sayMade(isCorrection(ticket.invoice.kind) ? 'Factura rectificativa' : 'Factura hecha', ticket);

/** Of a counter sale, made out to that tax number, unless the sale had an invoice with another one already. */
export function sayFullSaleInvoice(ticket: Ticket, nif: string | null): void {
  const { code, recipientNif, recipientName } = ticket.invoice;
  const named = recipientName === null ? code : `${code}, a nombre de ${recipientName}`;
  const text = 'No se ha hecho otra. Si los datos no son los que lleva, corrígela en Facturas';
  if (recipientNif === nif) saySaleInvoice(ticket);
  else sayMade('La venta ya tenía factura', ticket, `${named}. ${text}`);
}

function sayMade(title: string, { invoice, pdf }: Ticket, description = invoice.code): void {
  toast({
    title,
    description,
    tone: 'good',
    durationMs: OPEN_FOR_MS,
    action: { label: 'Abrir', href: pdf },
    // One line over a sheet on a phone, beside what a sale still offers.
    outlivesNext: true,
  });
}
