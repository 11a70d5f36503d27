// The book of issued invoices as a table for the accountant (docs/rules/invoices.md#book-of-issued-invoices).
import type { VatRate } from '../catalog/catalog-editing.rules.ts';
import { cents, type Cents } from '../kernel/amounts/cents.ts';
import { amountCell, csvHead, csvLine, textCell } from '../kernel/text/csv.ts';
import { formatDay } from '../kernel/time/date-texts.ts';
import type { Day } from '../kernel/time/madrid-time.ts';
import type { IssuedRate } from './issued-invoice.rules.ts';
import type { InvoiceKind } from './records/numbering.rules.ts';
import type { RateAmount } from './tax-split.rules.ts';

export type BookEntry = {
  series: string;
  number: number;
  code: string;
  kind: InvoiceKind;
  issuedOn: Day;
  operationDay: Day | null;
  recipientNif: string | null;
  recipientName: string | null;
  rates: readonly IssuedRate[];
  /** The code of the invoice that it corrects or takes the place of. */
  cites: string | null;
  isAnnulled: boolean;
  huella: string;
};

const HEADINGS = [
  'Fecha de expedición',
  'Fecha de operación',
  'Serie',
  'Número',
  'Factura',
  'Tipo',
  'NIF',
  'Destinatario',
  'Tipo de IVA',
  'Base imponible',
  'Cuota',
  'Total',
  'Rectifica o sustituye a',
  'Anotación',
  'Huella',
];

type BookAmount = { rate: VatRate; base: Cents; tax: Cents };

/**
 * What the entry adds to a period, by rates: its amounts less what they replace, nothing of an annulled
 * one.
 */
export function countedRates({
  rates,
  isAnnulled,
}: Pick<BookEntry, 'rates' | 'isAnnulled'>): RateAmount[] {
  if (isAnnulled) return [];
  return rates.map(({ rate, base, tax, rectifiedBase, rectifiedTax }) => ({
    rate,
    base: cents(base - rectifiedBase),
    tax: cents(tax - rectifiedTax),
    total: cents(base + tax - rectifiedBase - rectifiedTax),
  }));
}

/** A line a rate; what is replaced stands on a line of its own, so that the columns add up. */
function linesOf(entry: BookEntry): { amount: BookAmount; remark: string }[] {
  const nothing = cents(0);
  return entry.rates.flatMap(({ rate, base, tax, rectifiedBase, rectifiedTax }) => {
    if (entry.isAnnulled)
      return [{ amount: { rate, base: nothing, tax: nothing }, remark: 'Anulada' }];
    const own = { amount: { rate, base, tax }, remark: '' };
    if (rectifiedBase === 0 && rectifiedTax === 0) return [own];
    const amount = { rate, base: cents(0 - rectifiedBase), tax: cents(0 - rectifiedTax) };
    return [own, { amount, remark: 'Importes sustituidos' }];
  });
}

function row(entry: BookEntry, { rate, base, tax }: BookAmount, remark: string): string {
  return csvLine([
    formatDay(entry.issuedOn),
    entry.operationDay ? formatDay(entry.operationDay) : '',
    textCell(entry.series),
    String(entry.number),
    textCell(entry.code),
    entry.kind,
    textCell(entry.recipientNif ?? ''),
    textCell(entry.recipientName ?? ''),
    String(rate),
    amountCell(base),
    amountCell(tax),
    amountCell(cents(base + tax)),
    textCell(entry.cites ?? ''),
    remark,
    entry.huella,
  ]);
}

/** The first line of the book, with what tells a spreadsheet how it is written. */
export const bookHead = (): string => csvHead(HEADINGS);

/** The lines of one invoice, each ended. */
export function bookRows(entry: BookEntry): string {
  return linesOf(entry)
    .map(({ amount, remark }) => row(entry, amount, remark))
    .join('');
}
