// Tickets of orders: what they say, and asking for them (docs/rules/tickets.md). They stand here because with a
// tax identity a receipt is an invoice.
import { invoiceTicket } from '@brasa/core/invoices/invoice-ticket.rules.ts';
import { postalAddress } from '@brasa/core/invoices/tax-identity.rules.ts';
import { orderTicket } from '@brasa/core/orders/order-ticket.rules.ts';
import { receipt } from '@brasa/core/orders/receipt.rules.ts';
import { chickenProducts } from '@brasa/core/settings/settings.rules.ts';
import { asCopy, type Ticket } from '@brasa/core/tickets/ticket.rules.ts';
import type { PrintReply, PrintRequest } from '@brasa/core/tickets/tickets.contract.ts';
import { orRefuse } from '../failure.ts';
import { findOrder, lockOrder, viewOrder } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { findJob, queueTicket, type ContentOf } from '../tickets/index.ts';
import { transactOnce, type StaffTarget } from '../transact-once.ts';
import { listStandingOf, readInvoice } from './invoices.store.ts';
import { invoiceForReceipt } from './issue-invoice.ts';
import { issuedInvoice } from './issued-invoice.ts';

/**
 * Asks for the order's ticket or receipt; with a tax identity the receipt is its invoice, a simplified one
 * where it has none. Throws ORDER_NOT_FOUND, PRINTER_MISSING, INVOICE_ORDER_CALLED_OFF,
 * INVOICE_WITHOUT_AMOUNT, SIMPLIFIED_TOO_LARGE, INVOICE_CLOCK_BEHIND.
 */
export async function printTicket(
  shop: Shop,
  { id, by, identity }: StaffTarget,
  { kind, way }: PrintRequest,
): Promise<PrintReply> {
  const settings = await shop.settings();
  return transactOnce(shop, identity, async (transaction, now) => {
    const order = await lockOrder(transaction, id);
    if (kind === 'receipt') {
      await invoiceForReceipt({ shop, transaction, order, settings, now, by });
    }
    return queueTicket(transaction, settings, { kind, subjectId: id, way, by, now });
  });
}

/** What the tickets of orders say, as the orders are now. */
export const ticketContent =
  (shop: Shop): ContentOf =>
  async ({ kind, subjectId }) => {
    const order = await findOrder(shop.db.read, subjectId);
    if (!order) return null;
    const settings = await shop.settings();
    if (kind === 'order') return orderTicket(viewOrder(order), chickenProducts(settings));
    const { restaurantName: brand, phonePrimary: phone } = settings;
    const seller = { brand, phone, address: postalAddress(settings) };
    return (await lastInvoice(shop, subjectId)) ?? receipt(viewOrder(order), seller);
  };

async function lastInvoice({ db }: Shop, orderId: number): Promise<Ticket | null> {
  const standing = await listStandingOf(db.read, orderId);
  const last = standing.findLast(({ series }) => series !== null);
  if (!last) return null;
  return invoiceTicket(await issuedInvoice(db.read, await readInvoice(db.read, last.id)));
}

/** The ticket as it is printed by whoever asked for it. Throws TICKET_NOT_FOUND. */
export async function readTicket(shop: Shop, id: number): Promise<Ticket> {
  const job = orRefuse(await findJob(shop.db.read, id), 'TICKET_NOT_FOUND');
  const ticket = orRefuse(await ticketContent(shop)(job), 'TICKET_NOT_FOUND');
  return job.begunAt !== null && job.isFirst === 0 ? asCopy(ticket) : ticket;
}
