import { centsToDecimal, parseCents, type Cents } from './cents.ts';
import { plainText } from './typed-text.ts';

/** Points between thousands count as such before a comma alone: "1.234" may be meant either way. */
const WITH_THOUSANDS = /^\d{1,3}(?:\.\d{3})+(?=,\d{1,2}$)/;

/** An amount as people type it, "13,50", "13.50 €", "13'50", "1.234,50" → 1350, 1350, 1350, 123450; null for anything else. */
export function parseTypedCents(typed: string): Cents | null {
  const number = plainText(typed).replace(/^€\s*|\s*€$/g, '');
  const whole = number.replace(WITH_THOUSANDS, (euros) => euros.replaceAll('.', ''));
  const amount = parseCents(whole.replace(/[,'’]/, '.'));
  return amount !== null && amount >= 0 ? amount : null;
}

/** "13,5" → "13.50", as it is sent; what is no amount goes as it was typed, for the contract to refuse. */
export function sentAmount(typed: string, amount: Cents | null = parseTypedCents(typed)): string {
  return amount === null ? typed : centsToDecimal(amount);
}
