import { formatChickens, parseTenths, tenths } from '@brasa/core/kernel/tenths.ts';

/**
 * A stock figure as it is shown: "60", "12 1/2", "-1 1/2". Below zero the sign stands before the
 * figure's own form. Throws on what is no quantity: the contract promises one.
 */
export function chickenFigure(wire: string): string {
  const amount = parseTenths(wire);
  if (amount === null) throw new Error(`not a quantity: ${wire}`);
  return amount < 0 ? `-${formatChickens(tenths(0 - amount))}` : formatChickens(amount);
}

/** Whether more has been promised than is there. */
export function isShort(wire: string): boolean {
  return (parseTenths(wire) ?? 0) < 0;
}
