// Whether a number counts something to eat: the "dos" of "a las dos" does not, that of "dos cervezas" does.
import { isOtherFood } from '../catalog/food-names.rules.ts';
import { CHICKEN_WORDS, MEASURE_WORDS, PORTION_WORDS } from './food-words.ts';
import { wordAt, type Tokens } from './tokens.rules.ts';

export const isChicken = (folded: string): boolean => CHICKEN_WORDS.has(folded);

/** Whether what stands there is counted: food, or a unit in which it is. */
export function isCountable(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  const isUnit = PORTION_WORDS.has(word) || MEASURE_WORDS.has(word);
  return word !== 'cuarto' && (isUnit || isChicken(word) || isOtherFood(word));
}
