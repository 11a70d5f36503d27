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

/** "13.50", "13.5", "13", 13.5 → 1350. Null when it is no decimal of at most two places. */
export function parseCents(text: string | number): Cents | null {
  return decimalToUnits(text, 2) as Cents | null;
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
