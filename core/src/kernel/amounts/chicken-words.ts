// How a number of chickens is said in Spanish.
import { formatChickens, type Tenths } from './tenths.ts';

/** "pollo" up to one, "pollos" from there on and for none. */
export function chickenNoun(quantity: Tenths): string {
  return quantity > 0 && quantity <= 10 ? 'pollo' : 'pollos';
}

/** "1/2 pollo", "2 1/2 pollos". */
export function chickenWords(quantity: Tenths): string {
  return `${formatChickens(quantity)} ${chickenNoun(quantity)}`;
}

/** "1/2" is read out as a fraction or a date; these words are not. */
export function spokenChickens(quantity: Tenths): string {
  const whole = Math.floor(quantity / 10);
  const hasHalf = quantity % 10 !== 0;
  if (whole === 0) return hasHalf ? 'Medio pollo' : 'Ningún pollo';
  return `${whole} ${whole === 1 ? 'pollo' : 'pollos'}${hasHalf ? ' y medio' : ''}`;
}
