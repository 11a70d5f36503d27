// When and how an invoice is corrected or annulled (docs/rules/invoices.md#corrections).
import type { VatRate } from '../catalog/catalog-editing.rules.ts';
import { cents, MAX_CENTS, type Cents } from '../kernel/amounts/cents.ts';
import type { InvoicesFailure } from './invoices.failures.ts';
import {
  isCorrection,
  isSimplified,
  type CorrectionKind,
  type CorrectionMethod,
  type InvoiceKind,
} from './records/numbering.rules.ts';
import { ratesIn, sumOf, taxByRate, totalAt, type RateAmount } from './tax-split.rules.ts';

/** An invoice that is to be changed, and those that cite it and are not annulled. */
export type Standing = {
  kind: InvoiceKind;
  method: CorrectionMethod | null;
  isAnnulled: boolean;
  citedBy: readonly { kind: InvoiceKind; method: CorrectionMethod | null }[];
};

/** Why it cannot be corrected so; null when it can. */
export function correctionRefusal(
  { kind, method, isAnnulled, citedBy }: Standing,
  wanted: CorrectionKind,
): InvoicesFailure | null {
  if (isAnnulled) return 'INVOICE_ANNULLED';
  const isReplaced = citedBy.some((one) => one.method !== 'I');
  if (isReplaced) return 'INVOICE_SUPERSEDED';
  if (method === 'I') return 'CORRECTION_OF_DIFFERENCE';
  return isSimplified(kind) === (wanted === 'R5') ? null : 'CORRECTION_KIND_WRONG';
}

/** Why it cannot be annulled; null when it can. */
export function annulmentRefusal({ isAnnulled, citedBy }: Standing): InvoicesFailure | null {
  if (isAnnulled) return 'INVOICE_ANNULLED';
  return citedBy.length > 0 ? 'INVOICE_SUPERSEDED' : null;
}

type Corrected = {
  /** What the invoice is worth by now, by rates: its own amounts and all differences since. */
  standing: readonly RateAmount[];
  method: CorrectionMethod;
  lines: readonly { rate: VatRate; total: Cents }[];
};

/** Why it cannot be: it changes nothing, leaves a rate below nothing, or comes to more than an amount can; null when it can. */
export function correctionFault({ standing, method, lines }: Corrected): InvoicesFailure | null {
  const change = taxByRate(lines);
  const totals = ratesIn(standing, change).map((rate) => {
    const before = totalAt(standing, rate);
    const stated = totalAt(change, rate);
    return { before, after: method === 'S' ? stated : cents(before + stated) };
  });
  if (totals.some(({ after }) => after < 0)) return 'CORRECTION_EXCEEDS_INVOICE';
  if (sumOf(totals.map(({ after }) => after)) > MAX_CENTS) return 'CORRECTION_TOO_LARGE';
  return totals.every(({ before, after }) => before === after) ? 'CORRECTION_WITHOUT_EFFECT' : null;
}

/** The amounts of several by their rates, added up. */
export function addedRates(amounts: readonly RateAmount[]): RateAmount[] {
  const sums = new Map<VatRate, RateAmount>();
  for (const { rate, base, tax, total } of amounts) {
    const sum = sums.get(rate);
    sums.set(rate, {
      rate,
      base: cents((sum?.base ?? 0) + base),
      tax: cents((sum?.tax ?? 0) + tax),
      total: cents((sum?.total ?? 0) + total),
    });
  }
  return [...sums.values()].sort((one, other) => one.rate - other.rate);
}

type OrdersInvoice = {
  id: number;
  kind: InvoiceKind;
  method: CorrectionMethod | null;
  series: string | null;
  citesId: number | null;
  total: Cents;
};

/**
 * What the invoices of an order or a sale come to, without the annulled ones: of a replaced invoice neither its total nor its
 * differences count. Null where there is none; a paper without a tax identity is none.
 */
export function invoicedSum(standing: readonly OrdersInvoice[]): Cents | null {
  const counted = countedOf(standing);
  return counted.length === 0 ? null : sumOf(counted.map(({ total }) => total));
}

function countedOf(standing: readonly OrdersInvoice[]): OrdersInvoice[] {
  const invoices = standing.filter(({ series }) => series !== null);
  const replaced = new Set(invoices.filter(isReplacement).map(({ citesId }) => citesId));
  return invoices.filter(
    ({ id, method, citesId }) => !replaced.has(id) && !(method === 'I' && replaced.has(citesId)),
  );
}

const isReplacement = ({ method, citesId }: OrdersInvoice): boolean =>
  citesId !== null && method !== 'I';

/** Whether one that counts corrects another: its lines alone do not say what was sold. */
export const isCorrected = (standing: readonly OrdersInvoice[]): boolean =>
  countedOf(standing).some(({ kind }) => isCorrection(kind));
