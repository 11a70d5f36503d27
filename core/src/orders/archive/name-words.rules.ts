// The words by which an order's name is found, and which words are a letter away from one that was typed.
// See docs/rules/orders.md#searching-the-archive.
import { foldText } from '../../kernel/text/fold-text.ts';

/** More words, and longer ones, no name needs. */
const MOST_WORDS = 12;
const MOST_LETTERS = 40;

/** From here on a word has letters enough that one may be wrong. */
const LEAST_NEAR = 3;

const lettersOf = (word: string): string[] => Array.from(word);

/** "García-López, María" → ["garcia", "lopez", "maria"]: folded, each once, sorted. */
export function nameWords(name: string): string[] {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const cut = words.map((word) => lettersOf(word).slice(0, MOST_LETTERS).join(''));
  return [...new Set(cut)].slice(0, MOST_WORDS).sort();
}

/** "garcia" → "aicrag": a word that ends alike begins alike in the mirror. */
export function mirrored(word: string): string {
  return lettersOf(word).reverse().join('');
}

/**
 * Whether the words differ by one letter that is another, missing or too many, or by two neighbours that
 * changed places; a word is near itself.
 */
export function isNearWord(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restOfA.length <= 1 && restOfB.length <= 1) return true;
  const isPair = restOfA.length === 2 && restOfB.length === 2;
  return isPair && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0];
}

/**
 * Where the words near this one are: with one letter wrong either its first or its second half is right.
 * `swapped` are those with two neighbours changed, which may be one of each half. Null for a word that is too short.
 */
export function nearPlaces(
  word: string,
): { start: string; mirroredEnd: string; length: number; swapped: string[] } | null {
  const letters = lettersOf(word);
  const { length } = letters;
  if (length < LEAST_NEAR) return null;
  const middle = Math.floor(length / 2);
  const swapped = letters.slice(1).map((letter, index) => {
    const before = letters.slice(0, index);
    return [...before, letter, letters[index], ...letters.slice(index + 2)].join('');
  });
  return {
    start: letters.slice(0, middle).join(''),
    mirroredEnd: mirrored(letters.slice(middle).join('')),
    length,
    swapped: [...new Set(swapped)],
  };
}
