// What an invoice is made of (docs/rules/invoices.md#lines-of-an-invoice).
import {
  DEFAULT_VAT_RATE,
  GENERAL_VAT_RATE,
  type VatRate,
} from '../catalog/catalog-editing.rules.ts';
import { cents, type Cents } from '../kernel/amounts/cents.ts';
import { cutText } from '../kernel/text/cut-text.ts';
import { tenths, type Tenths } from '../kernel/amounts/tenths.ts';
import { isDrink, namedFood } from '../orders/lines/named-food.rules.ts';
import { keptOf, lineTotal, type Line } from '../orders/lines/order-lines.rules.ts';
import { unpricedThings } from '../orders/lines/unpriced.rules.ts';
import { DESCRIPTION_LENGTH } from './invoices.contract.ts';
import type { InvoicesFailure } from './invoices.failures.ts';
import type { IssuedLine, IssuedRate } from './issued-invoice.rules.ts';
import {
  ratesIn,
  sharesByWeight,
  sumOf,
  taxByRate,
  taxedLines,
  totalAt,
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
  lines: readonly (Pick<Line, 'name' | 'quantity' | 'unitPrice' | 'vatRate' | 'returned'> & {
    note?: string | null;
  })[];
  details: string | null;
  quantity: Tenths;
  /** The part of the price that points have paid; the total is without it. */
  discountAmount?: Cents;
};

/**
 * The order's lines so that they are the total, without the goods that came back: one of the food that its details name where it has
 * none. `replaced` are the amounts by rate of an invoice in whose place they come: then they come to the same by each rate.
 */
export function linesOfOrder(
  order: InvoicedOrder,
  total: Cents,
  replaced: readonly RateAmount[] = [],
): DraftLine[] {
  const { lines, details } = order;
  if (lines.length === 0) {
    const food = namedFood(details ?? '');
    const quantity = order.quantity > 0 ? order.quantity : ONE;
    return [{ description: described(food), quantity, rate: rateOfFood(details ?? ''), total }];
  }
  const kept = draftsOf(lines.map(keptOf).filter(({ quantity: left }) => left > 0));
  const known = [...kept, ...unpricedLines(order, kept, total)];
  // Where all came back and some of the money is kept, it is for all of them.
  const drafts = known.length > 0 ? known : draftsOf(lines);
  const isReplaced = totalOf(replaced).total === total;
  return isReplaced ? settledByRate(drafts, replaced) : settled(drafts, total);
}

const described = (food: string): string => cutText(food, DESCRIPTION_LENGTH).trimEnd() || UNNAMED;

const draftsOf = (lines: InvoicedOrder['lines']): DraftLine[] =>
  lines.map((line) => ({
    description: line.name,
    quantity: line.quantity,
    rate: line.vatRate,
    total: lineTotal(line),
  }));

/**
 * The money beyond the lines is for the dishes that only the details name, the same for each of them: nobody has said more. None where
 * nothing is beyond them.
 */
function unpricedLines(
  { lines, details, discountAmount = cents(0) }: InvoicedOrder,
  drafts: readonly DraftLine[],
  total: Cents,
): DraftLine[] {
  const beyond = cents(total + discountAmount - sumOf(drafts.map((line) => line.total)));
  if (beyond <= 0) return [];
  const noted = lines.map(({ name, note = null }) => ({ name, note }));
  const dishes = unpricedThings({ details, lines: noted });
  const shares = sharesByWeight(
    beyond,
    dishes.map(() => 1),
  );
  return dishes
    .map((dish, at) => ({
      ...{ description: described(namedFood(dish)), quantity: ONE, rate: rateOfFood(dish) },
      total: shares[at] ?? cents(0),
    }))
    .filter((line) => line.total > 0);
}

/** Alcohol and sugared drinks have the general rate, everything else that of prepared food. */
const rateOfFood = (food: string): VatRate => (isDrink(food) ? GENERAL_VAT_RATE : DEFAULT_VAT_RATE);

/** The lines, and one for each rate whose amount is other than theirs. */
function settledByRate(lines: readonly DraftLine[], amounts: readonly RateAmount[]): DraftLine[] {
  const own = taxByRate(lines);
  const adjustments = ratesIn(own, amounts).flatMap((rate) =>
    adjustment(rate, totalAt(amounts, rate) - totalAt(own, rate)),
  );
  return [...lines, ...adjustments];
}

/** "Descuento" or "Diferencia de precio" of so much at the rate; none for nothing. */
function adjustment(rate: VatRate, amount: number): DraftLine[] {
  const description = amount < 0 ? DISCOUNT : SURCHARGE;
  return amount === 0 ? [] : [{ description, quantity: ONE, rate, total: cents(amount) }];
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
  const shares = sharesByWeight(
    difference,
    rates.map((rate) => rate.total),
  );
  return [...lines, ...rates.flatMap(({ rate }, at) => adjustment(rate, shares[at] ?? 0))];
}

/** Lines and rates with base and tax, and what they are together, beside what they replace. */
export function amountsOf(
  drafts: readonly DraftLine[],
  replaced: readonly RateAmount[] = [],
): TaxedAmount & { lines: IssuedLine[]; rates: IssuedRate[] } {
  const own = taxByRate(drafts);
  const nothing = { base: cents(0), tax: cents(0), total: cents(0) };
  return {
    lines: taxedLines(drafts),
    rates: ratesIn(own, replaced).map((rate) => {
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
