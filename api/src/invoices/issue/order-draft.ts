// The content of an order's invoice, before its number is given (docs/rules/invoices.md#lines-of-an-invoice).
import { isOwing } from '@brasa/core/orders/pay/owed.rules.ts';
import { isDeepStrictEqual } from 'node:util';
import type { InvoiceRequest } from '@brasa/core/invoices/invoices.contract.ts';
import {
  amountsOf,
  linesOfOrder,
  writtenLines,
  type DraftLine,
} from '@brasa/core/invoices/invoice-lines.rules.ts';
import type {
  InvoicePayment,
  IssuedInvoice,
  Recipient,
} from '@brasa/core/invoices/issued-invoice.rules.ts';
import { isSimplified, type InvoiceKind } from '@brasa/core/invoices/records/numbering.rules.ts';
import { normalizeRecipientId } from '@brasa/core/invoices/records/recipient-id.rules.ts';
import type { RateAmount } from '@brasa/core/invoices/tax-split.rules.ts';
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { NIF_MESSAGE } from '@brasa/core/orders/orders.contract.ts';
import type { Queries, Transaction } from '../../db/database.ts';
import { invalidField, orRefuse } from '../../failure.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { Shop } from '../../shop.ts';
import { dated, issuerOf, type Draft, type Issuer } from './issue.ts';
import { storedRecipient } from './issued-invoice.ts';
import { readInvoice, type StandingInvoice, type StoredInvoice } from '../invoices.store.ts';
import { standingRates } from './standing-rates.ts';

/** An order that is being invoiced, locked. */
export type Job = {
  shop: Shop;
  transaction: Transaction;
  order: OrderRow;
  issuer: Issuer;
  /** Those that hold the order. */
  standing: StandingInvoice[];
  /** The last of the invoices that come to 0 and hold the order no more once there is a new one; undefined without such. */
  settled?: StandingInvoice | undefined;
  now: number;
  by: number;
};

/** The invoice that it replaces, with the present amounts of that. */
export type Replaced = { invoice: StoredInvoice; rates: RateAmount[] };

export type Content = {
  kind: InvoiceKind;
  recipient: Recipient | null;
  lines: readonly DraftLine[];
  replaced: Replaced | null;
};

/** A simplified invoice; its corrections by difference are none. */
export const isTicket = ({ kind, method }: StandingInvoice): boolean =>
  isSimplified(kind) && method !== 'I';

/** The invoice that a full one replaces, with its present amounts; null without one. */
export async function replacedOf(
  sql: Queries,
  standing: StandingInvoice | undefined,
): Promise<Replaced | null> {
  if (!standing) return null;
  const { id } = standing;
  return { invoice: await readInvoice(sql, id), rates: await standingRates(sql, id) };
}

/** The lines that the request writes, else the order's, which come to the replaced invoice's amounts. Throws INVOICE_LINES_MISMATCH. */
export function requestedLines(
  order: OrderRow,
  request: InvoiceRequest,
  { total, replaced }: { total: Cents; replaced: readonly RateAmount[] | undefined },
): DraftLine[] {
  const { lines = [] } = request;
  if (lines.length === 0) return linesOfOrder(order, total, replaced);
  return orRefuse(writtenLines(lines, total), 'INVOICE_LINES_MISMATCH');
}

/** The tax number as it is known. Throws VALIDATION for one that is none. */
export function recipientNif(typed: string): string {
  const nif = normalizeRecipientId(typed);
  if (nif === null) throw invalidField('customerDNI', NIF_MESSAGE);
  return nif;
}

/** Throws VALIDATION for a tax number that is none. */
export function recipientOf({ order, issuer }: Job, request: InvoiceRequest): Recipient {
  const nif = issuer.isPaper ? request.customerDNI : recipientNif(request.customerDNI);
  return {
    name: request.customerName ?? order.customerName,
    nif,
    address: request.customerAddress,
  };
}

/** The invoice that the content makes of the order. */
export function draftOf(
  { order, issuer: { settings } }: Job,
  { kind, recipient, lines, replaced }: Content,
): Draft {
  return {
    kind,
    orderId: order.id,
    saleId: null,
    soldOn: order.pickupDay,
    issuer: issuerOf(settings),
    recipient,
    ...amountsOf(lines, replaced?.rates),
    payment: paymentOf(order),
    cites: null,
    method: null,
    reason: null,
  };
}

function paymentOf(order: OrderRow): InvoicePayment {
  if (order.finalAmount === null) return null;
  return isOwing(order) ? 'partial' : order.paymentMethod;
}

/** True where the paper has the draft's lines, customer, day and way of paying. */
export function saysSame(stored: StoredInvoice, draft: Draft): boolean {
  type Saying = Pick<IssuedInvoice, 'lines' | 'payment' | 'operationDay' | 'recipient'>;
  const said = ({ lines, payment, operationDay, recipient }: Saying) => [
    lines.map(({ description, quantity, rate, total }) => [description, quantity, rate, total]),
    payment,
    operationDay,
    recipient,
  ];
  const before = said({ ...stored, recipient: storedRecipient(stored) });
  return isDeepStrictEqual(before, said(dated(draft, stored.issuedAt)));
}
