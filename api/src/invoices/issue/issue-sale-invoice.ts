// A counter sale's invoices, simplified and full (docs/rules/invoices.md#invoice-of-a-sale).
import {
  amountsOf,
  linesOfOrder,
  simplifiedRefusal,
} from '@brasa/core/invoices/invoice-lines.rules.ts';
import type { SaleInvoiceRequest } from '@brasa/core/invoices/invoices.contract.ts';
import type { Recipient } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { keptTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { isSimplified } from '@brasa/core/invoices/records/numbering.rules.ts';
import { totalOf } from '@brasa/core/invoices/tax-split.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { Failure, orRefuse, throwRefusal } from '../../failure.ts';
import { lockSale, noteInvoicedTotal, type SaleRow } from '../../sales/index.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type StaffTarget } from '../../transact-once.ts';
import { listStandingOfSale } from '../invoices.store.ts';
import { holdChain, holdIssuer, issueInPlace, issuerOf, type Draft, type Issuer } from './issue.ts';
import { isTicket, recipientNif, replacedOf, type Replaced } from './order-draft.ts';

/** A sale that is being invoiced, locked. */
type Job = {
  shop: Shop;
  transaction: Transaction;
  sale: SaleRow;
  now: number;
  by: number;
};

/**
 * Makes the sale's simplified invoice, or finds the one that it has; answers its id. Throws SALE_NOT_FOUND,
 * INVOICE_TAX_IDENTITY_MISSING, INVOICE_SALE_ANNULLED, INVOICE_WITHOUT_AMOUNT, SIMPLIFIED_TOO_LARGE,
 * INVOICE_CLOCK_BEHIND.
 */
export async function issueSaleInvoice(
  shop: Shop,
  { id, by, identity: request }: StaffTarget,
): Promise<{ invoiceId: number }> {
  return transactOnce(shop, request, async (transaction, now) => {
    const sale = await lockSale(transaction, id);
    const issuer = await holdIssuer(transaction);
    return { invoiceId: await standingOrNew({ shop, transaction, sale, now, by }, issuer) };
  });
}

/**
 * Makes the sale's full invoice, in the place of a simplified one where there is such, or finds the one that it has; answers
 * its id. Throws SALE_NOT_FOUND, INVOICE_TAX_IDENTITY_MISSING, INVOICE_SALE_ANNULLED, INVOICE_WITHOUT_AMOUNT,
 * INVOICE_CLOCK_BEHIND, and VALIDATION for a tax number that is none.
 */
export async function issueFullSaleInvoice(
  shop: Shop,
  { id, by, identity: request }: StaffTarget,
  { customerName: name, customerDNI, customerAddress: address }: SaleInvoiceRequest,
): Promise<{ invoiceId: number }> {
  const recipient = { name, nif: recipientNif(customerDNI), address };
  return transactOnce(shop, request, async (transaction, now) => {
    const sale = await lockSale(transaction, id);
    const issuer = await holdIssuer(transaction);
    const standing = await listStandingOfSale(transaction.sql, id);
    const existing = standing.findLast(({ kind }) => !isSimplified(kind));
    if (existing) return { invoiceId: existing.id };
    const ticket = await replacedOf(transaction.sql, standing.findLast(isTicket));
    const job = { shop, transaction, sale, now, by };
    return { invoiceId: await make(job, issuer, { recipient, ticket }) };
  });
}

/**
 * Makes the simplified invoice that the sale's receipt is, where the shop has a tax identity and the sale no invoice
 * yet. Throws INVOICE_SALE_ANNULLED, INVOICE_WITHOUT_AMOUNT, SIMPLIFIED_TOO_LARGE, INVOICE_TAX_IDENTITY_MISSING once
 * there is a record of any invoice, INVOICE_CLOCK_BEHIND.
 */
export async function invoiceForSaleReceipt(sold: Job): Promise<void> {
  const issuer = await holdIssuer(sold.transaction);
  if (!issuer.isPaper) await standingOrNew(sold, issuer);
}

async function standingOrNew(job: Job, issuer: Issuer): Promise<number> {
  const standing = await listStandingOfSale(job.transaction.sql, job.sale.id);
  return standing.at(-1)?.id ?? make(job, issuer, { recipient: null, ticket: null });
}

type Content = { recipient: Recipient | null; ticket: Replaced | null };

async function make(job: Job, issuer: Issuer, content: Content): Promise<number> {
  const { shop, transaction, sale, now, by } = job;
  const { ticket } = content;
  const identity = orRefuse(issuer.identity, 'INVOICE_TAX_IDENTITY_MISSING');
  if (sale.annulledAt !== null) throw new Failure('INVOICE_SALE_ANNULLED');
  const draft = draftOf(sale, issuer, content);
  if (draft.total <= 0) throw new Failure('INVOICE_WITHOUT_AMOUNT');
  if (draft.kind === 'F2') throwRefusal(simplifiedRefusal(draft.total));
  const chain = await holdChain(transaction, now);
  const issuing = { citesId: ticket?.invoice.id ?? null, by };
  const parts = { draft, identity, chain, issuing };
  const invoice = await issueInPlace(shop, transaction, parts, ticket?.invoice ?? null);
  await noteInvoicedTotal(transaction, sale.id, invoice.total);
  return invoice.id;
}

function draftOf(sale: SaleRow, { settings }: Issuer, { recipient, ticket }: Content): Draft {
  const { id: saleId, lines, chickens: quantity, day: soldOn, paymentMethod: payment } = sale;
  const total = ticket ? totalOf(ticket.rates).total : keptTotal(lines);
  const kind = recipient ? (ticket ? 'F3' : 'F1') : 'F2';
  const sold = linesOfOrder({ lines, details: null, quantity }, total, ticket?.rates);
  return {
    ...{ kind, orderId: null, saleId, soldOn, issuer: issuerOf(settings), recipient, payment },
    ...amountsOf(sold, ticket?.rates),
    ...{ cites: null, method: null, reason: null },
  };
}
