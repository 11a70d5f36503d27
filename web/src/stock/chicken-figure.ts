import { formatChickens, parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';

/** Throws on what is no quantity: the contract promises one. */
export function chickenFigure(wire: string): string {
  const amount = parseTenths(wire);
  if (amount === null) throw new Error(`not a quantity: ${wire}`);
  return formatChickens(amount);
}

/** How many are missing, of a figure below zero. */
export function missingFigure(wire: string): string {
  return formatChickens(tenths(0 - (parseTenths(wire) ?? 0)));
}

/** Whether more has been promised than is there. */
export function isShort(wire: string): boolean {
  return (parseTenths(wire) ?? 0) < 0;
}
