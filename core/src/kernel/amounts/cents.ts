// Money. Inside the program an amount is a whole number of euro cents; on the wire it is a
// decimal string with two places ("13.50"); on screen it is "13,50 €".
// See docs/rules/kernel.md#money-is-whole-cents.
import { decimalToUnits, unitsToDecimal } from './decimal.ts';

export type Cents = number & { readonly __unit: 'cents' };

/** The largest amount that decimal(10,2) holds: 99 999 999.99 €. */
export const MAX_CENTS = 9_999_999_999 as Cents;

/** Takes a whole number of cents; throws a RangeError on anything else (a bug, not bad input). */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of cents: ${amount}`);
  return amount as Cents;
}

/** How far a number may be from a cent that it means, in cents: what sums of binary fractions are off by. */
const ROUNDING = 0.001;

/** 0.30000000000000004, which is 0.1 + 0.2, is 0.3; any other number stays. */
function atCent(euros: number): number {
  const nearest = Math.round(euros * 100);
  return Math.abs(euros * 100 - nearest) <= ROUNDING ? nearest / 100 : euros;
}

/** "13.50", "13.5", "13", 13.5 → 1350. Null when it is no decimal of at most two places; a number may be a sum's. */
export function parseCents(written: string | number): Cents | null {
  const decimal = typeof written === 'number' ? atCent(written) : written;
  return decimalToUnits(decimal, 2) as Cents | null;
}

/** 1350 → "13.50". */
export function centsToDecimal(amount: Cents): string {
  return unitsToDecimal(amount, 2);
}

const euros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  useGrouping: true,
});

/** 1350 → "13,50 €", with the non-breaking space of Spanish typography. */
export function formatEuros(amount: Cents): string {
  return euros.format(amount / 100);
}
