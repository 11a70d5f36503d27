// An order's invoice (docs/rules/invoices.md#invoice-of-an-order).
import type { InvoiceRequest } from '@brasa/core/invoices/invoices.contract.ts';
import {
  amountsOf,
  linesOfOrder,
  simplifiedRefusal,
  writtenLines,
  type DraftLine,
} from '@brasa/core/invoices/invoice-lines.rules.ts';
import { invoicedSum, isCorrected } from '@brasa/core/invoices/correction.rules.ts';
import { isSimplified, type InvoiceKind } from '@brasa/core/invoices/numbering.rules.ts';
import type { Recipient } from '@brasa/core/invoices/issued-invoice.rules.ts';
import { sumOf, type RateAmount } from '@brasa/core/invoices/tax-split.rules.ts';
import type { Cents } from '@brasa/core/kernel/cents.ts';
import { normalizeRecipientId } from '@brasa/core/invoices/recipient-id.rules.ts';
import { NIF_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import { linesTotal } from '@brasa/core/orders/order-lines.rules.ts';
import { invoiceNumberOf, isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import type { Transaction } from '../db/database.ts';
import { Failure, invalidField, orRefuse, throwRefusal } from '../failure.ts';
import { lockOrder, noteInvoice, type OrderRow } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { transactOnce, type StaffTarget } from '../transact-once.ts';
import { pdfPathOf } from './invoice-files.ts';
import {
  insertInvoice,
  listHolding,
  readInvoice,
  type StandingInvoice,
  type StoredInvoice,
} from './invoices.store.ts';
import {
  dated,
  holdChain,
  holdIssuer,
  issueFiscal,
  issuerOf,
  type Draft,
  type Issuer,
} from './issue.ts';
import { storedIssuer } from './issued-invoice.ts';
import { standingRates } from './standing-rates.ts';

/** An order that is being invoiced, locked. */
type Job = {
  shop: Shop;
  transaction: Transaction;
  order: OrderRow;
  issuer: Issuer;
  standing: StandingInvoice[];
  now: number;
  by: number;
};

/** What it replaces, and what that is worth by now. */
type Replaced = { invoice: StoredInvoice; rates: RateAmount[] };

type Content = {
  kind: InvoiceKind;
  recipient: Recipient | null;
  lines: readonly DraftLine[];
  replaced: Replaced | null;
};

/**
 * Makes the order's full invoice, in the place of a simplified one where there is such, or finds the one
 * that it has; answers its id. Throws ORDER_NOT_FOUND, INVOICE_ORDER_CALLED_OFF, INVOICE_WITHOUT_AMOUNT,
 * INVOICE_LINES_MISMATCH, INVOICE_TAX_IDENTITY_MISSING once there is a record of any invoice, INVOICE_CLOCK_BEHIND, and
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
    // A paper from before the shop had its tax identity is no invoice yet.
    const existing = full.findLast(({ series }) => series !== null || issuer.isPaper);
    if (existing) return existing.id;
    const replaced = await simplifiedOf(job);
    const total = replaced
      ? sumOf(replaced.rates.map((rate) => rate.total))
      : (order.finalAmount ?? request.totalAmount);
    const content: Content = {
      kind: replaced ? 'F3' : 'F1',
      recipient: recipientOf(job, request),
      lines: requestedLines(order, request, total),
      replaced,
    };
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
  const total = order.finalAmount ?? order.invoiceAmount ?? linesTotal(order.lines);
  throwRefusal(simplifiedRefusal(total));
  const lines = linesOfOrder(order, total);
  return make(job, { kind: 'F2', recipient: null, lines, replaced: null });
}

async function invoiceOnce(
  shop: Shop,
  { id, by, identity: request }: StaffTarget,
  run: (job: Job) => Promise<number>,
): Promise<{ invoiceId: number }> {
  return transactOnce(shop, request, async (transaction, now) => {
    const order = await lockOrder(transaction, id);
    const issuer = await holdIssuer(transaction);
    const standing = await listHolding(transaction.sql, order);
    const job = { shop, transaction, order, issuer, standing, now, by };
    return { invoiceId: await run(job) };
  });
}

/** The simplified invoice that a full one takes the place of. */
async function simplifiedOf({ transaction, standing }: Job): Promise<Replaced | null> {
  const simplified = standing.findLast(({ kind, method }) => isSimplified(kind) && method !== 'I');
  if (!simplified) return null;
  const { sql } = transaction;
  return {
    invoice: await readInvoice(sql, simplified.id),
    rates: await standingRates(sql, simplified.id),
  };
}

function requestedLines(order: OrderRow, request: InvoiceRequest, total: Cents): DraftLine[] {
  const { lines = [] } = request;
  if (lines.length === 0) return linesOfOrder(order, total);
  return orRefuse(writtenLines(lines, total), 'INVOICE_LINES_MISMATCH');
}

function recipientOf({ order, issuer }: Job, request: InvoiceRequest): Recipient {
  const nif = issuer.isPaper ? request.customerDNI : normalizeRecipientId(request.customerDNI);
  if (nif === null) throw invalidField('customerDNI', NIF_MESSAGE);
  return {
    name: request.customerName ?? order.customerName,
    nif,
    address: request.customerAddress,
  };
}

async function make(
  job: Job,
  content: Content,
  customer: Parameters<typeof noteInvoice>[2]['customer'] = {},
): Promise<number> {
  const { transaction, order, standing, now, by } = job;
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
    by,
    now,
  });
  return invoice.id;
}

/** A simplified invoice has no form of which there would be a total to keep. */
function keptAmount({ invoiceAmount }: OrderRow, { kind, total }: StoredInvoice): Cents | null {
  return isSimplified(kind) && invoiceAmount === null ? null : total;
}

async function store(
  job: Job,
  { kind, recipient, lines, replaced }: Content,
): Promise<StoredInvoice> {
  const { shop, transaction, order, issuer, now, by } = job;
  const amounts = amountsOf(lines, replaced?.rates);
  const draft: Draft = {
    kind,
    orderId: order.id,
    saleId: null,
    soldOn: order.pickupDay,
    issuer: issuerOf(issuer.settings),
    recipient,
    ...amounts,
    payment: order.finalAmount === null ? null : order.paymentMethod,
    cites: null,
    method: null,
    reason: null,
  };
  const issuing = { citesId: replaced?.invoice.id ?? null, by };
  if (!issuer.isPaper) {
    const identity = orRefuse(issuer.identity, 'INVOICE_TAX_IDENTITY_MISSING');
    if (amounts.total <= 0) throw new Failure('INVOICE_WITHOUT_AMOUNT');
    const chain = await holdChain(transaction, now);
    const parts = { draft, identity, chain, issuing };
    const ticket = replaced && storedIssuer(replaced.invoice);
    if (!ticket?.nif || ticket.nif === identity.nif) return issueFiscal(shop, transaction, parts);
    // What somebody else has sold is theirs to invoice.
    const theirs = {
      draft: { ...draft, issuer: ticket },
      identity: { ...ticket, nif: ticket.nif },
    };
    return issueFiscal(shop, transaction, { ...parts, ...theirs });
  }
  const moment = Math.floor(now / 1000) * 1000;
  const paper = { series: null, code: invoiceNumberOf(order.id), qrUrl: null, isVerifiable: false };
  const dates = dated(draft, moment);
  return insertInvoice(
    transaction,
    { ...dates, ...paper, issuer: { ...draft.issuer, nif: null } },
    issuing,
  );
}
