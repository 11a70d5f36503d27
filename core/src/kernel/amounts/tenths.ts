// Chickens. They are sold by the half and kept by the tenth (columns decimal 3,1 and 5,1):
// inside the program a quantity is a whole number of tenths, on the wire "1.5".
import { decimalToUnits, unitsToDecimal } from './decimal.ts';

export type Tenths = number & { readonly __unit: 'tenths' };

/** Half a chicken, the smallest step in which chickens are ordered. */
export const HALF = 5 as Tenths;
/** The most a customer may order (docs/rules/kernel.md#most-chickens-in-one-order). */
export const MAX_CUSTOMER_QUANTITY = 100 as Tenths;
/** The most staff may enter in one order (docs/rules/kernel.md#most-chickens-in-one-order). */
export const MAX_STAFF_QUANTITY = 175 as Tenths;
/** The largest figure of a stock column, decimal(5,1). */
export const MAX_STOCK = 99_999 as Tenths;

/** Takes a whole number of tenths; throws a RangeError on anything else (a bug, not bad input). */
export function tenths(amount: number): Tenths {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole tenths: ${amount}`);
  return amount as Tenths;
}

/** "1.5" or 1.5 → 15. Null when it is no decimal of at most one place. */
export function parseTenths(text: string | number): Tenths | null {
  return decimalToUnits(text, 1) as Tenths | null;
}

/** 15 → "1.5", 20 → "2.0". */
export function tenthsToDecimal(amount: Tenths): string {
  return unitsToDecimal(amount, 1);
}

/**
 * How a quantity is shown: "2", "2 1/2"; half a chicken alone is "1/2". Below zero the sign stands
 * before the figure's own form: "-1 1/2". See docs/rules/kernel.md#how-quantities-are-shown.
 */
export function formatChickens(amount: Tenths): string {
  if (amount < 0) return `-${formatChickens(tenths(0 - amount))}`;
  const whole = Math.floor(amount / 10);
  const rest = amount % 10;
  if (rest === 0) return String(whole);
  if (rest !== HALF) return tenthsToDecimal(amount).replace('.', ',');
  return whole === 0 ? '1/2' : `${whole} 1/2`;
}
