// The dishes of the menu by their usual names: what was said may be one product, several, or food that the
// menu does not name. See docs/rules/voice.md#food.
import { isOtherFood, stemOf } from '../catalog/food-names.rules.ts';
import { isChicken } from './counted-words.rules.ts';
import { isNumberWord } from './numbers.rules.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { foldText } from '../kernel/text/fold-text.ts';
import { wordAt, type Read, type Tokens } from './tokens.rules.ts';

export type Dish = { id: number; name: string };

type MenuDish = { id: number; words: ReadonlySet<string> };
export type Menu = {
  dishes: readonly MenuDish[];
  /** Words with which a dish's name begins. */
  heads: ReadonlySet<string>;
  /** All others: they name a dish only after a number ("dos de marisco"). */
  tails: ReadonlySet<string>;
};

const SMALL_WORDS = wordSet('de del la el los las al a con y en para');
const CONNECTORS = phraseBook('de la, de los, a la, a l, de, del, a, al, con, en');
/** In some dish's name, but by themselves something else. */
const NO_TAILS = wordSet('casa tierra domingo pollo leche brasa lena dos familiar huevo mineral');
const MOST_WORDS = 6;

const wordsOf = (name: string) =>
  foldText(name)
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word))
    .map(stemOf);

/** The menu as it is looked up word by word. */
export function menuOf(dishes: readonly Dish[]): Menu {
  const named = dishes.map(({ id, name }) => ({ id, words: wordsOf(name) }));
  const noTails = new Set([...NO_TAILS].map(stemOf));
  return {
    dishes: named.map(({ id, words }) => ({ id, words: new Set(words) })),
    heads: new Set(named.flatMap(({ words }) => words.slice(0, 1))),
    tails: new Set(named.flatMap(({ words }) => words.slice(1)).filter((one) => !noTails.has(one))),
  };
}

type Search = { candidates: readonly MenuDish[]; heard: Set<string>; to: number };

/** "para dos" is part of a name only in a name that has the number. */
function afterConnector(tokens: Tokens, at: number): number {
  if (wordAt(tokens, at) === 'para' && isNumberWord(wordAt(tokens, at + 1))) return at + 1;
  return phraseAt(CONNECTORS, tokens, at) ?? at;
}

/** One word more of those dishes' names; null where none of them goes on like that. */
function narrowed({ candidates, heard, to }: Search, tokens: Tokens): Search | null {
  const at = afterConnector(tokens, to);
  const word = stemOf(wordAt(tokens, at));
  if (word === '' || heard.has(word)) return null;
  const fitting = candidates.filter(({ words }) => words.has(word));
  if (fitting.length === 0) return null;
  return { candidates: fitting, heard: new Set([...heard, word]), to: at + 1 };
}

/** A name that was said in full is that dish, although a longer one has the same words. */
function fittingOf({ candidates, heard }: Search): number[] {
  const full = candidates.filter(({ words }) => words.size === heard.size);
  return (full.length === 1 ? full : candidates).map(({ id }) => id);
}

/** More food in the same name: "tortilla de patatas", "coca cola". */
function afterMore(tokens: Tokens, at: number): number {
  const next = wordAt(tokens, at) === 'de' ? at + 1 : at;
  return isOtherFood(wordAt(tokens, next)) ? next + 1 : at;
}

/** The products that it may be; null where no food is named. `isCounted` says that a number stands before it. */
export function readDishName(
  tokens: Tokens,
  at: number,
  menu: Menu,
  isCounted: boolean,
): Read<number[]> | null {
  const folded = wordAt(tokens, at);
  const word = stemOf(folded);
  if (tokens[at]?.kind !== 'word' || isChicken(folded)) return null;
  const isOnMenu = menu.heads.has(word) || (isCounted && menu.tails.has(word));
  if (!isOnMenu) return isOtherFood(folded) ? { value: [], to: afterMore(tokens, at + 1) } : null;
  let search: Search = {
    candidates: menu.dishes.filter(({ words }) => words.has(word)),
    heard: new Set([word]),
    to: at + 1,
  };
  for (let count = 1; count < MOST_WORDS; count += 1) {
    const next = narrowed(search, tokens);
    if (!next) break;
    search = next;
  }
  const fits = fittingOf(search);
  const end = afterMore(tokens, search.to);
  // "paella de verduras" is none of the menu's paellas.
  return fits.length > 1 && end > search.to
    ? { value: [], to: end }
    : { value: fits, to: search.to };
}
