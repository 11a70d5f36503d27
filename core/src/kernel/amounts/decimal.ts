// Exact conversion between decimals as they are written and whole numbers of their smallest unit.
// Nothing here multiplies floating point numbers: "0.29" is 29, never 28.999999999999996.

// A number of JavaScript has fewer digits.
const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,20}))?$/;

/**
 * Reads a decimal as a whole number of its smallest unit ("1.5" with one place → 15).
 * Null when the text is no plain decimal, has more than `places` places or is out of range.
 */
export function decimalToUnits(input: string | number, places: number): number | null {
  const match = DECIMAL.exec(String(input));
  if (!match) return null;
  const [, sign, whole = '', rawFraction = ''] = match;
  const fraction = rawFraction.replace(/0+$/, '');
  if (fraction.length > places) return null;
  const units = Number(whole + fraction.padEnd(places, '0'));
  return sign === '-' && units !== 0 ? -units : units;
}

/** Writes a whole number of units with exactly `places` decimal places (15, one place → "1.5"). */
export function unitsToDecimal(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0 ? `-${text}` : text;
}
