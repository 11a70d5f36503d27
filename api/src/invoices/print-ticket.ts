// Tickets of orders and receipts of sales: what they say, and asking for them (docs/rules/tickets.md). They stand here
// because with a tax identity a receipt is an invoice.
import { invoiceTicket } from '@brasa/core/invoices/invoice-ticket.rules.ts';
import { timeOfEntry } from '@brasa/core/kernel/time/made-offline.rules.ts';
import { postalAddress } from '@brasa/core/settings/postal-address.rules.ts';
import { orderTicket } from '@brasa/core/orders/order-ticket.rules.ts';
import { receipt, type Seller } from '@brasa/core/orders/pay/receipt.rules.ts';
import { saleReceipt } from '@brasa/core/sales/sale-receipt.rules.ts';
import { chickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import { asCopy, type Ticket } from '@brasa/core/tickets/ticket.rules.ts';
import type {
  PrintReply,
  PrintRequest,
  ReceiptRequest,
  TicketKind,
} from '@brasa/core/tickets/tickets.contract.ts';
import { orRefuse } from '../failure.ts';
import { findOrder, lockOrder, viewOrder } from '../orders/index.ts';
import { findSale, lockSale } from '../sales/index.ts';
import type { Shop } from '../shop.ts';
import { findJob, queueTicket, type ContentOf } from '../tickets/index.ts';
import { transactOnce, type StaffTarget } from '../transact-once.ts';
import {
  listHolding,
  listStandingOfSale,
  readInvoice,
  type StandingInvoice,
} from './invoices.store.ts';
import { invoiceForReceipt } from './issue/issue-invoice.ts';
import { invoiceForSaleReceipt } from './issue/issue-sale-invoice.ts';
import { issuedInvoice } from './issue/issued-invoice.ts';

/**
 * Asks for the order's ticket or receipt; with a tax identity the receipt is its invoice, a simplified one
 * where it has none. Throws ORDER_NOT_FOUND, PRINTER_MISSING, INVOICE_ORDER_CALLED_OFF,
 * INVOICE_WITHOUT_AMOUNT, SIMPLIFIED_TOO_LARGE, INVOICE_TAX_IDENTITY_MISSING, INVOICE_CLOCK_BEHIND.
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
      await invoiceForReceipt({ shop, transaction, order, now, by });
    }
    const ticket = { kind, subject: 'order', subjectId: id } as const;
    return queueTicket(transaction, settings, { ...ticket, way, by, now });
  });
}

/**
 * Asks for the sale's receipt; with a tax identity it is its simplified invoice. Throws SALE_NOT_FOUND, PRINTER_MISSING,
 * INVOICE_SALE_ANNULLED, INVOICE_WITHOUT_AMOUNT, SIMPLIFIED_TOO_LARGE, INVOICE_TAX_IDENTITY_MISSING,
 * INVOICE_CLOCK_BEHIND.
 */
export async function printSaleReceipt(
  shop: Shop,
  { id, by, identity }: StaffTarget,
  { way }: ReceiptRequest,
): Promise<PrintReply> {
  const settings = await shop.settings();
  return transactOnce(shop, identity, async (transaction, now) => {
    const sale = await lockSale(transaction, id);
    await invoiceForSaleReceipt({ shop, transaction, sale, now, by });
    const receiptOf = { kind: 'receipt', subject: 'sale', subjectId: id } as const;
    return queueTicket(transaction, settings, { ...receiptOf, way, by, now });
  });
}

/** What the tickets of orders and sales say, as these are now. */
export const ticketContent =
  (shop: Shop): ContentOf =>
  ({ kind, subject, subjectId }) =>
    subject === 'sale' ? saleContent(shop, subjectId) : orderContent(shop, kind, subjectId);

async function orderContent(shop: Shop, kind: TicketKind, id: number): Promise<Ticket | null> {
  const order = await findOrder(shop.db.read, id);
  if (!order) return null;
  const settings = await shop.settings();
  if (kind === 'order') return orderTicket(viewOrder(order), chickenProducts(settings));
  const standing = await listHolding(shop.db.read, order);
  return (await lastInvoice(shop, standing)) ?? receipt(viewOrder(order), sellerOf(settings));
}

async function saleContent(shop: Shop, id: number): Promise<Ticket | null> {
  const sale = await findSale(shop.db.read, id);
  if (!sale) return null;
  const standing = await listStandingOfSale(shop.db.read, id);
  const sold = { ...sale, soldAt: timeOfEntry(sale), isAnnulled: sale.annulledAt !== null };
  return (await lastInvoice(shop, standing)) ?? saleReceipt(sold, sellerOf(await shop.settings()));
}

function sellerOf(settings: Settings): Seller {
  const { restaurantName: brand, phonePrimary: phone } = settings;
  return { brand, phone, address: postalAddress(settings) };
}

async function lastInvoice(
  { db }: Shop,
  standing: readonly StandingInvoice[],
): Promise<Ticket | null> {
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
