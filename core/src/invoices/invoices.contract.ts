// Invoices on the wire (docs/rules/invoices.md).
import { z } from 'zod';
import { VAT_RATES } from '../catalog/catalog-editing.rules.ts';
import { MAX_CENTS } from '../kernel/amounts/cents.ts';
import { blankable, calendarDay, money, rowId, singleLine } from '../kernel/fields.ts';
import { decimalString, isoInstant } from '../kernel/wire.ts';
import { invoiceCustomer } from '../orders/orders.contract.ts';
import { CORRECTION_KINDS, CORRECTION_METHODS, INVOICE_KINDS } from './records/numbering.rules.ts';

export const MAX_INVOICE_LINES = 60;
export const DESCRIPTION_LENGTH = 200;
const REASON_LENGTH = 200;
const LIST_LENGTH = 200;

const LINES_MESSAGE = `Como máximo ${MAX_INVOICE_LINES} líneas`;

/** One line as somebody writes it; the total is with its tax. */
const typedLine = (leastTotal: number) =>
  z.object({
    description: singleLine(DESCRIPTION_LENGTH, 'Describe la línea'),
    rate: z.literal(VAT_RATES, 'El IVA debe ser 4, 10 o 21'),
    total: money('Importe inválido', leastTotal),
  });

const invoiceLineRequest = typedLine(0).meta({ id: 'InvoiceLineRequest' });
const correctionLineRequest = typedLine(0 - MAX_CENTS).meta({ id: 'CorrectionLineRequest' });

/** What an order's invoice is asked for with. */
export const invoiceRequest = invoiceCustomer
  .extend({
    /** Whom it is made out to, where that is not whom the order is for. */
    customerName: blankable(singleLine(120)),
    /** In place of the order's own lines; they add up to the invoice's total. */
    lines: z
      .array(invoiceLineRequest, 'Líneas inválidas')
      .max(MAX_INVOICE_LINES, LINES_MESSAGE)
      .optional(),
  })
  .meta({ id: 'InvoiceRequest' });
export type InvoiceRequest = z.output<typeof invoiceRequest>;

/** Whom the full invoice of a counter sale is made out to. */
export const saleInvoiceRequest = invoiceCustomer
  .pick({ customerDNI: true, customerAddress: true })
  .extend({ customerName: singleLine(120, 'El nombre es obligatorio') })
  .meta({ id: 'SaleInvoiceRequest' });
export type SaleInvoiceRequest = z.output<typeof saleInvoiceRequest>;

const invoiceReason = singleLine(REASON_LENGTH, 'Indica el motivo');

export const correctionRequest = z
  .object({
    kind: z.enum(CORRECTION_KINDS, 'Elige el tipo de rectificación'),
    method: z.enum(CORRECTION_METHODS, 'Elige cómo se rectifica'),
    /** By substitution the right lines, by difference what is to be added to the wrong ones. */
    lines: z
      .array(correctionLineRequest, 'Líneas inválidas')
      .min(1, 'Añade al menos una línea')
      .max(MAX_INVOICE_LINES, LINES_MESSAGE),
    reason: invoiceReason,
    /** The worth of the invoice that its author sees. The request is refused once the worth is another. */
    expectedTotal: blankable(money('Importe inválido')),
  })
  .meta({ id: 'CorrectionRequest' });
export type CorrectionRequest = z.output<typeof correctionRequest>;

export const annulmentRequest = z
  .object({ reason: invoiceReason })
  .meta({ id: 'AnnulmentRequest' });
export type AnnulmentRequest = z.output<typeof annulmentRequest>;

/** What the record says of the recipient, put right; the invoice stays as it is. */
export const amendmentRequest = z
  .object({
    recipientName: blankable(singleLine(120)),
    recipientNif: blankable(singleLine(20)),
    reason: invoiceReason,
  })
  .meta({ id: 'AmendmentRequest' });
export type AmendmentRequest = z.output<typeof amendmentRequest>;

/** Without days: every invoice there is. `before` goes on where the page before ended. */
export const periodQuery = z.object({
  from: calendarDay.optional(),
  to: calendarDay.optional(),
});
export const invoicesQuery = periodQuery.extend({
  before: rowId.optional(),
  limit: z.coerce.number().int().min(1).max(LIST_LENGTH).default(LIST_LENGTH),
});
export type Period = z.output<typeof periodQuery>;

/** What became of a record at the tax agency; it is pending until the agency has answered. */
const RECORD_STATES = ['pending', 'accepted', 'accepted_with_errors', 'rejected'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

const taxedAmount = { base: decimalString, tax: decimalString, total: decimalString };
const rateAmount = z
  .object({ rate: z.literal(VAT_RATES), ...taxedAmount })
  .meta({ id: 'RateAmount' });
export type RateAmountReply = z.output<typeof rateAmount>;

const invoiceLine = z
  .object({
    description: z.string(),
    quantity: decimalString,
    rate: z.literal(VAT_RATES),
    ...taxedAmount,
  })
  .meta({ id: 'InvoiceLine' });

const invoiceRef = z.object({ id: z.int(), code: z.string() }).meta({ id: 'InvoiceRef' });

export const invoice = z
  .object({
    id: z.int(),
    series: z.string(),
    number: z.int(),
    /** Series and number as the tax agency knows them: "F2026-000001". */
    code: z.string(),
    kind: z.enum(INVOICE_KINDS),
    issuedAt: isoInstant,
    /** What it is of: an order or a counter sale. */
    orderId: z.int().nullable(),
    saleId: z.int().nullable(),
    /** The day of that. */
    soldOn: z.iso.date(),
    /** Null of a simplified invoice. */
    recipientNif: z.string().nullable(),
    recipientName: z.string().nullable(),
    recipientAddress: z.string().nullable(),
    lines: z.array(invoiceLine),
    rates: z.array(rateAmount),
    ...taxedAmount,
    /** Empty of the first record of all. */
    previousHuella: z.string(),
    huella: z.string(),
    qrUrl: z.string(),
    state: z.enum(RECORD_STATES),
    /** What the tax agency said of it; null while it said nothing. */
    stateText: z.string().nullable(),
    /** How it corrects the invoice that it cites; null of any other. */
    method: z.enum(CORRECTION_METHODS).nullable(),
    /** The invoice that it corrects or takes the place of. */
    cites: invoiceRef.nullable(),
    /** Those that correct it or took its place. */
    citedBy: z.array(invoiceRef),
    /** Why it was made, of a corrective one. */
    reason: z.string().nullable(),
    annulledAt: isoInstant.nullable(),
    annulmentReason: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.output<typeof invoice>;

/** Whether records are sent, and where to. */
const SENDING_MODES = ['off', 'test', 'production'] as const;

export const invoiceList = z
  .object({
    /** Newest first. */
    invoices: z.array(invoice),
    /** Whether there are older ones in the period. */
    hasMore: z.boolean(),
    /** Of the whole period, what was replaced taken off and what was annulled left out. */
    totals: z.object({ count: z.int(), rates: z.array(rateAmount), ...taxedAmount }),
    sending: z.object({
      mode: z.enum(SENDING_MODES),
      /** Records that the tax agency has not answered for. */
      pending: z.int(),
      rejected: z.int(),
      /** When the next attempt may be; null where none is due. */
      nextAttemptAt: isoInstant.nullable(),
      /** Why the last attempt failed; null when it did not. */
      lastError: z.string().nullable(),
    }),
    hasTaxIdentity: z.boolean(),
  })
  .meta({ id: 'InvoiceList' });
export type InvoiceList = z.output<typeof invoiceList>;

/** The program and who answers for it, as its statement of compliance has them; null is still to be said. */
export const invoicingSystem = z
  .object({
    version: z.string(),
    installation: z.string(),
    producerName: z.string().nullable(),
    producerNif: z.string().nullable(),
    producerAddress: z.string().nullable(),
    declaredOn: calendarDay.nullable(),
    declaredIn: z.string().nullable(),
  })
  .meta({ id: 'InvoicingSystem' });
export type InvoicingSystem = z.output<typeof invoicingSystem>;

/** The answer of the chain check: how many records, and the first that is not as it was made. */
export const chainCheck = z
  .object({
    records: z.int(),
    broken: z.object({ position: z.int(), code: z.string(), fault: z.string() }).nullable(),
  })
  .meta({ id: 'ChainCheck' });
export type ChainCheck = z.output<typeof chainCheck>;
