// An order's invoice (docs/rules/invoices.md#invoice-of-an-order).
import type { InvoiceRequest } from '@brasa/core/invoices/invoices.contract.ts';
import { linesOfOrder, simplifiedRefusal } from '@brasa/core/invoices/invoice-lines.rules.ts';
import { invoicedSum, isCorrected } from '@brasa/core/invoices/correction.rules.ts';
import { isSimplified, paperCode } from '@brasa/core/invoices/records/numbering.rules.ts';
import { totalOf } from '@brasa/core/invoices/tax-split.rules.ts';
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { chargedFor } from '@brasa/core/orders/pay/owed.rules.ts';
import { keptTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { invoiceNumberOf, isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { unpricedDishes } from '@brasa/core/orders/lines/unpriced.rules.ts';
import { Failure, orRefuse, throwRefusal } from '../../failure.ts';
import { lockOrder, noteInvoice, type OrderRow } from '../../orders/index.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type StaffTarget } from '../../transact-once.ts';
import { pdfPathOf } from '../invoice-files.ts';
import { insertInvoice, listHolding, type StoredInvoice } from '../invoices.store.ts';
import { dated, holdChain, holdIssuer, issueInPlace } from './issue.ts';
import {
  draftOf,
  recipientOf,
  replacedOf,
  isTicket,
  requestedLines,
  saysSame,
  type Content,
  type Job,
} from './order-draft.ts';

/**
 * Makes the order's full invoice, in the place of a simplified one where there is such, or finds the one
 * that it has, unless its invoices come to 0; answers its id. Throws ORDER_NOT_FOUND, INVOICE_ORDER_CALLED_OFF,
 * INVOICE_WITHOUT_AMOUNT, INVOICE_LINES_MISMATCH, INVOICE_TAX_IDENTITY_MISSING once there is a record of any invoice, INVOICE_CLOCK_BEHIND, and
 * VALIDATION for a tax number that is none.
 */
export function issueInvoice(
  shop: Shop,
  target: StaffTarget,
  request: InvoiceRequest,
): Promise<{ invoiceId: number }> {
  return invoiceOnce(shop, target, async (job) => {
    const { order, standing, issuer } = job;
    const full = standing.filter(({ kind }) => !isSimplified(kind));
    const existing = full.findLast(({ series }) => series !== null);
    if (existing) return existing.id;
    // A paper is made anew where the order is no longer what it says.
    const { sql } = job.transaction;
    const paper = issuer.isPaper ? await replacedOf(sql, full.at(-1)) : null;
    const ticket = await replacedOf(sql, standing.findLast(isTicket));
    const total = ticket ? totalOf(ticket.rates).total : (chargedFor(order) ?? request.totalAmount);
    const replaced = paper ?? ticket;
    const content: Content = {
      kind: replaced ? 'F3' : 'F1',
      recipient: recipientOf(job, request),
      lines: requestedLines(order, request, { total, replaced: ticket?.rates }),
      replaced,
    };
    if (paper && saysSame(paper.invoice, draftOf(job, content))) return paper.invoice.id;
    const { customerEmail, customerPhone, customerDNI: customerDni, customerAddress } = request;
    return make(job, content, { customerEmail, customerPhone, customerDni, customerAddress });
  });
}

/**
 * Makes the order's simplified invoice, or finds the one that it has; answers its id. Throws
 * ORDER_NOT_FOUND, INVOICE_TAX_IDENTITY_MISSING, INVOICE_HAS_RECIPIENT, INVOICE_ORDER_CALLED_OFF,
 * INVOICE_WITHOUT_AMOUNT, SIMPLIFIED_TOO_LARGE, INVOICE_CLOCK_BEHIND.
 */
export function issueSimplifiedInvoice(
  shop: Shop,
  target: StaffTarget,
): Promise<{ invoiceId: number }> {
  return invoiceOnce(shop, target, async (job) => {
    const { standing, issuer } = job;
    orRefuse(issuer.identity, 'INVOICE_TAX_IDENTITY_MISSING');
    const fiscal = standing.filter(({ series }) => series !== null);
    if (fiscal.some(({ kind }) => !isSimplified(kind))) throw new Failure('INVOICE_HAS_RECIPIENT');
    const existing = fiscal.at(-1);
    return existing ? existing.id : makeSimplified(job);
  });
}

/**
 * Makes the simplified invoice that the order's receipt is, where the shop has a tax identity and the order
 * no invoice yet. Throws INVOICE_ORDER_CALLED_OFF, INVOICE_WITHOUT_AMOUNT, SIMPLIFIED_TOO_LARGE,
 * INVOICE_TAX_IDENTITY_MISSING once there is a record of any invoice, INVOICE_CLOCK_BEHIND.
 */
export async function invoiceForReceipt(sale: Omit<Job, 'issuer' | 'standing'>): Promise<void> {
  const issuer = await holdIssuer(sale.transaction);
  if (issuer.isPaper) return;
  const standing = await listHolding(sale.transaction.sql, sale.order);
  if (standing.some(({ series }) => series !== null)) return;
  await makeSimplified({ ...sale, issuer, standing });
}

function makeSimplified(job: Job): Promise<number> {
  const { order } = job;
  const total = chargedFor(order) ?? order.invoiceAmount ?? pricedTotal(order);
  throwRefusal(simplifiedRefusal(total));
  const lines = linesOfOrder(order, total);
  return make(job, { kind: 'F2', recipient: null, lines, replaced: null });
}

/** In cents: the price of the lines. 0 where a dish has no price, because the order's price is then unknown. */
const pricedTotal = (order: OrderRow): Cents =>
  unpricedDishes(order) === '' ? keptTotal(order.lines) : cents(0);

async function invoiceOnce(
  shop: Shop,
  { id, by, identity: request }: StaffTarget,
  run: (job: Job) => Promise<number>,
): Promise<{ invoiceId: number }> {
  return transactOnce(shop, request, async (transaction, now) => {
    const order = await lockOrder(transaction, id);
    const issuer = await holdIssuer(transaction);
    const holding = await listHolding(transaction.sql, order);
    // Invoices that corrections have brought to 0 give way to another one.
    const isSettled =
      invoicedSum(holding) === 0 && !isCalledOff(order.status) && order.finalAmount !== 0;
    const [standing, settled] = isSettled ? [[], holding.at(-1)] : [holding, undefined];
    const job = { shop, transaction, order, issuer, standing, settled, now, by };
    return { invoiceId: await run(job) };
  });
}

async function make(
  job: Job,
  content: Content,
  customer: Parameters<typeof noteInvoice>[2]['customer'] = {},
): Promise<number> {
  const { transaction, order, standing, settled, now, by } = job;
  if (isCalledOff(order.status)) throw new Failure('INVOICE_ORDER_CALLED_OFF');
  const invoice = await store(job, content);
  const pdf = pdfPathOf(invoice.code);
  const all = [...standing, invoice];
  await noteInvoice(transaction, order, {
    action: 'invoice_issued',
    pdf,
    invoicedTotal: invoicedSum(all),
    isCorrected: isCorrected(all),
    amount: keptAmount(order, invoice),
    customer,
    ...(settled && { settledInvoiceId: settled.id }),
    by,
    now,
  });
  return invoice.id;
}

/** A simplified invoice has no form of which there would be a total to keep. */
function keptAmount({ invoiceAmount }: OrderRow, { kind, total }: StoredInvoice): Cents | null {
  return isSimplified(kind) && invoiceAmount === null ? null : total;
}

async function store(job: Job, content: Content): Promise<StoredInvoice> {
  const { shop, transaction, order, issuer, standing, now, by } = job;
  const { replaced } = content;
  const draft = draftOf(job, content);
  const issuing = { citesId: replaced?.invoice.id ?? null, by };
  if (!issuer.isPaper) {
    const identity = orRefuse(issuer.identity, 'INVOICE_TAX_IDENTITY_MISSING');
    if (draft.total <= 0) throw new Failure('INVOICE_WITHOUT_AMOUNT');
    const chain = await holdChain(transaction, now);
    const parts = { draft, identity, chain, issuing };
    return issueInPlace(shop, transaction, parts, replaced?.invoice ?? null);
  }
  const moment = Math.floor(now / 1000) * 1000;
  const code = paperCode(invoiceNumberOf(order.id), standing.length);
  const paper = { series: null, code, qrUrl: null, isVerifiable: false };
  const dates = dated(draft, moment);
  return insertInvoice(
    transaction,
    { ...dates, ...paper, issuer: { ...draft.issuer, nif: null } },
    issuing,
  );
}
