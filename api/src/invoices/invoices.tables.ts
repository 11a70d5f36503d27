import type { Generated } from 'kysely';
import type { VatRate } from '@brasa/core/catalog/catalog-editing.rules.ts';
import type { RecordState } from '@brasa/core/invoices/invoices.contract.ts';
import type {
  CorrectionMethod,
  InvoiceKind,
} from '@brasa/core/invoices/records/numbering.rules.ts';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { InvoicePayment } from '@brasa/core/invoices/issued-invoice.rules.ts';
import type { Classified } from '../db/tables/classification.ts';
import type { AutoId, Cents, Flag, Instant, Tenths } from '../db/tables/columns.ts';

/** Append-only. Without a tax identity `series`, `number`, `issuerNif` and `qrUrl` are null. */
export type InvoicesTable = {
  id: AutoId;
  kind: InvoiceKind;
  series: string | null;
  number: number | null;
  code: string;
  /** What it is of: an order or a counter sale. */
  orderId: number | null;
  saleId: number | null;
  issuedAt: Instant;
  issuedOn: Day;
  operationDay: Day | null;
  issuerBrand: string;
  issuerName: string;
  issuerNif: string | null;
  issuerAddress: string;
  issuerPhone: string;
  issuerEmail: string;
  recipientName: string | null;
  recipientNif: string | null;
  recipientAddress: string | null;
  payment: InvoicePayment;
  base: Cents;
  tax: Cents;
  total: Cents;
  citesId: number | null;
  method: CorrectionMethod | null;
  reason: string | null;
  qrUrl: string | null;
  isVerifiable: Flag;
  issuedBy: number;
};

/** Append-only. */
type InvoiceLinesTable = {
  invoiceId: number;
  position: number;
  description: string;
  quantity: Tenths;
  rate: VatRate;
  base: Cents;
  tax: Cents;
  total: Cents;
};

/** Append-only. What was replaced stands beside what replaces it. */
type InvoiceRatesTable = {
  invoiceId: number;
  rate: VatRate;
  base: Cents;
  tax: Cents;
  total: Cents;
  rectifiedBase: Cents;
  rectifiedTax: Cents;
};

/** Append-only: the chain, by its positions. */
export type InvoiceRecordsTable = {
  position: number;
  invoiceId: number;
  type: 'registration' | 'amendment' | 'annulment';
  /** Why, of any but the first of an invoice. */
  reason: string | null;
  generatedAt: Instant;
  previousHuella: string;
  huella: string;
  xml: string;
  /** The SHA-256 of the record, of its invoice as it was issued, and of the seal before. */
  seal: string;
  madeBy: number;
};

/** Append-only: a record without one is pending. */
type RecordAnswersTable = {
  position: number;
  state: Exclude<RecordState, 'pending'>;
  text: string | null;
  /** The tax agency's code for what it took. */
  csv: string | null;
  answeredAt: Instant;
};

/** The one row says who is sending, and when the next may. */
type RecordDeliveriesTable = {
  id: number;
  leasedUntil: Instant;
  nextAttemptAt: Instant;
  /** What the tax agency asked for last. */
  waitSeconds: Generated<number>;
  /** The last position in the chain that may have been sent. */
  sentUpTo: Generated<number>;
  /** Null while the last attempt was answered. */
  failingSince: Instant | null;
  lastError: string | null;
};

export type InvoicesTables = {
  invoices: InvoicesTable;
  invoiceLines: InvoiceLinesTable;
  invoiceRates: InvoiceRatesTable;
  invoiceRecords: InvoiceRecordsTable;
  recordAnswers: RecordAnswersTable;
  recordDeliveries: RecordDeliveriesTable;
};

export const COLUMNS = {
  invoices: {
    series: 'not personal',
    code: 'not personal',
    issuerBrand: 'not personal',
    issuerName: 'not personal',
    issuerNif: 'not personal',
    issuerAddress: 'not personal',
    issuerPhone: 'not personal',
    issuerEmail: 'not personal',
    recipientName: 'kept by law',
    recipientNif: 'kept by law',
    recipientAddress: 'kept by law',
    reason: 'kept by law',
    qrUrl: 'not personal',
  },
  invoiceLines: { description: 'kept by law' },
  invoiceRates: {},
  invoiceRecords: {
    reason: 'kept by law',
    previousHuella: 'not personal',
    huella: 'not personal',
    xml: 'kept by law',
    seal: 'not personal',
  },
  recordAnswers: { text: 'not personal', csv: 'not personal' },
  recordDeliveries: { lastError: 'not personal' },
} as const satisfies Classified<InvoicesTables>;

declare module '../db/tables/tables.ts' {
  interface Rooms {
    invoices: { tables: InvoicesTables; columns: typeof COLUMNS };
  }
}
