// How an amount with its tax is taken apart: base and tax for each rate, and what falls to each line of
// it, to the cent (docs/rules/invoices.md#base-and-tax).
import { VAT_RATES, type VatRate } from '../catalog/catalog-editing.rules.ts';
import { cents, type Cents } from '../kernel/amounts/cents.ts';

/** Base and tax, which are the total together. */
export type TaxedAmount = { base: Cents; tax: Cents; total: Cents };
export type RateAmount = TaxedAmount & { rate: VatRate };

type GrossLine = { rate: VatRate; total: Cents };

/** Half a cent counts as a whole one, away from zero. */
function roundedRatio(amount: number, factor: number, divisor: number): number {
  const rounded = Math.floor((2 * Math.abs(amount) * factor + divisor) / (2 * divisor));
  return amount < 0 ? -rounded : rounded;
}

/** What the total is without its tax. Exact up to the largest amount that is stored. */
export function baseOf(total: Cents, rate: VatRate): Cents {
  return cents(roundedRatio(total, 100, 100 + rate));
}

/** The lines by their rates, the lowest first: base and tax are those of the rate's whole total. */
export function taxByRate(lines: readonly GrossLine[]): RateAmount[] {
  return VAT_RATES.flatMap((rate) => {
    const ofRate = lines.filter((line) => line.rate === rate);
    if (ofRate.length === 0) return [];
    const total = sumOf(ofRate.map((line) => line.total));
    const base = baseOf(total, rate);
    return [{ rate, base, tax: cents(total - base), total }];
  });
}

export function sumOf(amounts: readonly number[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

export function totalOf(amounts: readonly TaxedAmount[]): TaxedAmount {
  return {
    base: sumOf(amounts.map(({ base }) => base)),
    tax: sumOf(amounts.map(({ tax }) => tax)),
    total: sumOf(amounts.map(({ total }) => total)),
  };
}

/** The rates of all the amounts, each once, the lowest first. */
export const ratesIn = (...amounts: readonly (readonly { rate: VatRate }[])[]): VatRate[] =>
  [...new Set(amounts.flat().map(({ rate }) => rate))].sort((a, b) => a - b);

/** The total at the rate, in cents; 0 where none of the amounts is at it. */
export const totalAt = (amounts: readonly RateAmount[], rate: VatRate): Cents =>
  amounts.find((one) => one.rate === rate)?.total ?? cents(0);

/** Each line with its base and tax, which add up to those of its rate. */
export function taxedLines<Line extends GrossLine>(lines: readonly Line[]): (Line & TaxedAmount)[] {
  const bases = new Map<Line, Cents>();
  for (const { rate, base } of taxByRate(lines)) {
    const ofRate = lines.filter((line) => line.rate === rate);
    const exact = ofRate.map(({ total }) => (total * 100) / (100 + rate));
    const shares = roundedToSum(exact, base);
    ofRate.forEach((line, at) => bases.set(line, cents(shares[at] ?? 0)));
  }
  return lines.map((line) => {
    const base = bases.get(line) ?? cents(0);
    return { ...line, base, tax: cents(line.total - base) };
  });
}

/**
 * What each rate bears of an amount, by what it has of the whole; the cents that are left go to the
 * largest remainders, of equal ones to the first.
 */
export function sharesByWeight(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, at) => (at === 0 ? amount : cents(0)));
  const size = Math.abs(amount);
  const shares = roundedToSum(
    weights.map((weight) => (size * weight) / whole),
    size,
  );
  return shares.map((share) => cents(amount < 0 ? -share : share));
}

/** The numbers as whole ones that add up to the sum: cut, and one more for the largest remainders. */
function roundedToSum(exact: readonly number[], sum: number): number[] {
  const cut = exact.map(Math.floor);
  let missing = sum - cut.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  // A sum that was rounded may be less than what the cut parts are together, by one at most.
  const step = Math.sign(missing);
  const order = step < 0 ? byRemainder.toReversed() : byRemainder;
  for (let next = 0; missing !== 0; next = (next + 1) % order.length, missing -= step) {
    const at = order[next]?.at ?? 0;
    cut[at] = (cut[at] ?? 0) + step;
  }
  return cut;
}
