import { centsToDecimal, parseCents, type Cents } from './cents.ts';
import { plainText } from '../text/typed-text.ts';

/** "1.200": twelve hundred to a Spanish hand, one euro twenty to a machine. */
const AMBIGUOUS = /\.\d{3}$/;
const GROUPED_THOUSANDS = /^\d{1,3}(?:\.\d{3})+,\d*$/;

/** The number without the points between its thousands, "1.013,50" → "1013,50"; null for "1.200", which may be two. */
export function ungrouped(number: string): string | null {
  if (AMBIGUOUS.test(number)) return null;
  return GROUPED_THOUSANDS.test(number) ? number.replaceAll('.', '') : number;
}

/** An amount as people type it, "13,50", "13.50 €", "13'50", "1.234,50" → 1350, 1350, 1350, 123450; null for anything else. */
export function parseTypedCents(typed: string): Cents | null {
  const number = ungrouped(plainText(typed).replace(/^€\s*|\s*€$/g, ''));
  const amount = number === null ? null : parseCents(number.replace(/[,'’]/, '.'));
  return amount !== null && amount >= 0 ? amount : null;
}

/**
 * "13,5" → "13.50", as it is sent. A text that is no amount goes with a comma, for the contract to refuse: it would read
 * "1.200" as 1.20.
 */
export function sentAmount(typed: string, amount: Cents | null = parseTypedCents(typed)): string {
  return amount === null ? typed.replace('.', ',') : centsToDecimal(amount);
}
