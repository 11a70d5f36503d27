import { centsToDecimal, parseCents, type Cents } from './cents.ts';

/** An amount as people type it, "13,50", "13.50 €", "13" → 1350, 1350, 1300; null for anything else. */
export function parseTypedCents(typed: string): Cents | null {
  const amount = parseCents(typed.trim().replace(/\s*€$/, '').replace(',', '.'));
  return amount !== null && amount >= 0 ? amount : null;
}

/** "13,5" → "13.50", as it is sent; what is no amount goes as it was typed, for the contract to refuse. */
export function sentAmount(typed: string, amount: Cents | null = parseTypedCents(typed)): string {
  return amount === null ? typed : centsToDecimal(amount);
}
