// An invoice as it is issued and kept (docs/rules/invoices.md#what-an-invoice-holds).
import type { VatRate } from '../catalog/catalog-editing.rules.ts';
import type { Cents } from '../kernel/amounts/cents.ts';
import type { Day } from '../kernel/time/madrid-time.ts';
import type { Tenths } from '../kernel/amounts/tenths.ts';
import type { CorrectionMethod, InvoiceKind } from './records/numbering.rules.ts';
import type { RateAmount, TaxedAmount } from './tax-split.rules.ts';
import type { PaymentMethod } from '../payments/payments.rules.ts';

/** How it was paid when it was made; null before any payment. */
export type InvoicePayment = PaymentMethod | 'partial' | null;

export type IssuedLine = TaxedAmount & {
  description: string;
  quantity: Tenths;
  rate: VatRate;
};

/** `rectified` is what it replaces of the rate: of the invoice that it corrects by substitution or takes the place of. */
export type IssuedRate = RateAmount & { rectifiedBase: Cents; rectifiedTax: Cents };

export type Recipient = {
  name: string;
  /** Null on a paper without a tax identity, where it is whatever the form took. */
  nif: string | null;
  address: string;
};

/** Everything that the invoice says; nothing of it ever changes. */
export type IssuedInvoice = TaxedAmount & {
  kind: InvoiceKind;
  /** Null without a tax identity: such a paper has only the order's number. */
  series: { name: string; number: number } | null;
  /** "F2026-000001"; the order's padded id without a tax identity. */
  code: string;
  /** What it is of: an order or a counter sale. */
  orderId: number | null;
  saleId: number | null;
  /** Milliseconds UTC, to the second. */
  issuedAt: number;
  issuedOn: Day;
  /** The day of the sale where that is an earlier one. */
  operationDay: Day | null;
  issuer: {
    /** What stands on the door; `name` is the legal one. */
    brand: string;
    name: string;
    nif: string | null;
    address: string;
    phone: string;
    email: string;
  };
  /** Null of a simplified invoice. */
  recipient: Recipient | null;
  lines: readonly IssuedLine[];
  rates: readonly IssuedRate[];
  /** How it was paid; null while it is not. */
  payment: InvoicePayment;
  /** What it corrects or takes the place of. */
  cites: { code: string; issuedOn: Day } | null;
  method: CorrectionMethod | null;
  reason: string | null;
  /** Null without a tax identity. */
  qrUrl: string | null;
  /** Whether its record is sent to the tax agency. */
  isVerifiable: boolean;
};
