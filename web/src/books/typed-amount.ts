import { centsToDecimal } from '@brasa/core/kernel/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/typed-cents.ts';

/** "13,5" → "13.50", as it is sent; what is no amount goes as it was typed, for the contract to refuse. */
export function sentAmount(typed: string): string {
  const amount = parseTypedCents(typed);
  return amount === null ? typed : centsToDecimal(amount);
}
