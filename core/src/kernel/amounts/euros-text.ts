import { cents, formatEuros, parseCents } from './cents.ts';

/** "13.50", as it travels → "13,50 €"; what is no amount counts as nothing. */
export function eurosText(wire: string): string {
  return formatEuros(parseCents(wire) ?? cents(0));
}
