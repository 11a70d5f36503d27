import { chickenWords } from './chicken-words.ts';
import { tenths, type Tenths } from './tenths.ts';

/** "1 1/2 pollos", "-2 pollos". */
export function signedChickens(amount: Tenths): string {
  return amount < 0 ? `-${chickenWords(tenths(0 - amount))}` : chickenWords(amount);
}
