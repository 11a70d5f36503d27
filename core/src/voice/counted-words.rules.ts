// Whether a number counts something to eat: the "dos" of "a las dos" does not, that of "dos cervezas" does.
import {
  CHICKEN_WORDS,
  MEASURE_WORDS,
  OTHER_FOOD,
  PORTION_WORDS,
  SPELLINGS,
} from './food-words.ts';
import { wordSet } from './phrases.rules.ts';
import { wordAt, type Tokens } from './tokens.rules.ts';

/** "croquetas" and "croqueta", "flanes" and "flan" are the same. */
export function stemOf(folded: string): string {
  const word = SPELLINGS.get(folded) ?? SPELLINGS.get(folded.replace(/s$/, '')) ?? folded;
  if (word.length > 4 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
  return singular.length > 3 && singular.endsWith('e') ? singular.slice(0, -1) : singular;
}

const FOOD_STEMS = new Set([...wordSet(OTHER_FOOD.replaceAll(/\s+/g, ' '))].map(stemOf));

/** Food that people name, on the menu or not. */
export const isOtherFood = (folded: string): boolean => FOOD_STEMS.has(stemOf(folded));

export const isChicken = (folded: string): boolean => CHICKEN_WORDS.has(folded);

/** Whether what stands there is counted: food, or a unit in which it is. */
export function isCountable(tokens: Tokens, at: number): boolean {
  const word = wordAt(tokens, at);
  const isUnit = PORTION_WORDS.has(word) || MEASURE_WORDS.has(word);
  return word !== 'cuarto' && (isUnit || isChicken(word) || isOtherFood(word));
}
