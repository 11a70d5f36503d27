// What an invoice is made of (docs/rules/invoices.md#lines-of-an-invoice).
import { DEFAULT_VAT_RATE, type VatRate } from '../catalog/catalog-editing.rules.ts';
import { cents, type Cents } from '../kernel/amounts/cents.ts';
import { cutText } from '../kernel/text/cut-text.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import { lineTotal, type Line } from '../orders/lines/order-lines.rules.ts';
import { withoutMarks } from '../orders/lines/price-marks.rules.ts';
import { DESCRIPTION_LENGTH } from './invoices.contract.ts';
import type { InvoicesFailure } from './invoices.failures.ts';
import type { IssuedLine, IssuedRate } from './issued-invoice.rules.ts';
import {
  sharesByWeight,
  sumOf,
  taxByRate,
  taxedLines,
  totalOf,
  type RateAmount,
  type TaxedAmount,
} from './tax-split.rules.ts';

/** The total is with its tax. */
export type DraftLine = { description: string; quantity: Tenths; rate: VatRate; total: Cents };

/** A simplified invoice's largest total. */
const SIMPLIFIED_MOST = cents(300_000);

const ONE = tenths(10);
const DISCOUNT = 'Descuento';
const SURCHARGE = 'Diferencia de precio';
const UNNAMED = 'Comida para llevar';

type InvoicedOrder = {
  lines: readonly Pick<Line, 'name' | 'quantity' | 'unitPrice' | 'vatRate'>[];
  details: string | null;
  quantity: Tenths;
};

/** The order's lines so that they are the total: one of its details where it has none. */
export function linesOfOrder(order: InvoicedOrder, total: Cents): DraftLine[] {
  const { lines, details } = order;
  if (lines.length === 0) {
    const words = withoutMarks(details ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const description = cutText(words, DESCRIPTION_LENGTH);
    const quantity = order.quantity > 0 ? order.quantity : ONE;
    return [{ description: description || UNNAMED, quantity, rate: DEFAULT_VAT_RATE, total }];
  }
  const drafts = lines.map((line) => ({
    description: line.name,
    quantity: line.quantity,
    rate: line.vatRate,
    total: lineTotal(line),
  }));
  return settled(drafts, total);
}

/** Lines that somebody wrote say no quantity. */
export function oneOfEach(lines: readonly Omit<DraftLine, 'quantity'>[]): DraftLine[] {
  return lines.map((line) => ({ ...line, quantity: ONE }));
}

/** What somebody wrote, one of each; null unless they are the total together. */
export function writtenLines(
  lines: readonly Omit<DraftLine, 'quantity'>[],
  total: Cents,
): DraftLine[] | null {
  if (sumOf(lines.map((line) => line.total)) !== total) return null;
  return oneOfEach(lines);
}

/** The lines, and one a rate for what the total is less or more than they are, by what each rate has. */
function settled(lines: readonly DraftLine[], total: Cents): DraftLine[] {
  const rates = taxByRate(lines);
  const difference = cents(total - sumOf(lines.map((line) => line.total)));
  if (difference === 0) return [...lines];
  const description = difference < 0 ? DISCOUNT : SURCHARGE;
  const shares = sharesByWeight(
    difference,
    rates.map((rate) => rate.total),
  );
  const adjustments = rates
    .map(({ rate }, at) => ({ description, quantity: ONE, rate, total: shares[at] ?? cents(0) }))
    .filter((line) => line.total !== 0);
  return [...lines, ...adjustments];
}

/** Lines and rates with base and tax, and what they are together, beside what they replace. */
export function amountsOf(
  drafts: readonly DraftLine[],
  replaced: readonly RateAmount[] = [],
): TaxedAmount & { lines: IssuedLine[]; rates: IssuedRate[] } {
  const own = taxByRate(drafts);
  const rates = [...new Set([...own, ...replaced].map(({ rate }) => rate))].sort((a, b) => a - b);
  const nothing = { base: cents(0), tax: cents(0), total: cents(0) };
  return {
    lines: taxedLines(drafts),
    rates: rates.map((rate) => {
      const amount = own.find((one) => one.rate === rate) ?? { rate, ...nothing };
      const before = replaced.find((one) => one.rate === rate) ?? nothing;
      return { ...amount, rectifiedBase: before.base, rectifiedTax: before.tax };
    }),
    ...totalOf(own),
  };
}

/** Whether a simplified invoice may be of so much. */
export function simplifiedRefusal(total: Cents): InvoicesFailure | null {
  return total > SIMPLIFIED_MOST ? 'SIMPLIFIED_TOO_LARGE' : null;
}
