// What is ordered: chickens, dishes with their number and for how many they are.
// See docs/rules/voice.md#food.
import { afterAndHalf, readAmount, type Amount } from './amounts.rules.ts';
import { isChicken } from './counted-words.rules.ts';
import { readDishName, type Menu } from './dishes.rules.ts';
import { readEaters } from './eaters.rules.ts';
import { MEASURE_WORDS, PORTION_WORDS } from './food-words.ts';
import type { Meaning } from './parts.ts';
import { phraseAt, phraseBook, wordSet } from './phrases.rules.ts';
import { heardBetween, wordAt, type Read, type Tokens } from './tokens.rules.ts';

const CHICKEN_KINDS = phraseBook(
  `entero, enteros, asado, asados, asadito, asaditos, a la leña, a la brasa, al ast, a l'ast, a last, de los asados,
  a leña, al horno, rustido, rustidos`,
);
/** A chicken after its number, which half ones stand beside: "medio y un entero". */
const WHOLE = wordSet('entero enteros');
const ARTICLES = wordSet('el la los las unos unas');

function afterKinds(tokens: Tokens, at: number): number {
  let to = at;
  for (let next = phraseAt(CHICKEN_KINDS, tokens, to); next !== null;) {
    to = next;
    next = phraseAt(CHICKEN_KINDS, tokens, to);
  }
  return to;
}

/** "medio pollos" is nothing that anybody says: a word of it was not heard. */
const countOf = (amount: Amount | null, noun: string) =>
  amount?.tenths === 5 && noun.endsWith('s') ? NaN : amount?.tenths;

const isNoun = (word: string, amount: Amount | null): boolean =>
  isChicken(word) || (amount !== null && WHOLE.has(word));

/** "pollos asados y medio" after its amount, or without one. */
function readChickens(tokens: Tokens, at: number, amount: Amount | null): Read<Meaning> | null {
  const noun = wordAt(tokens, at) === 'de' && amount ? at + 1 : at;
  if (!isNoun(wordAt(tokens, noun), amount)) return null;
  const to = afterKinds(tokens, noun + 1);
  const half = afterAndHalf(tokens, to);
  // "un pollo y medio pollo" are one and a half all the same.
  const end = half !== null && isChicken(wordAt(tokens, half)) ? half + 1 : half;
  const said = half !== null && amount === null ? 10 : countOf(amount, wordAt(tokens, noun));
  const tenths = said === undefined ? null : said + (half === null ? 0 : 5);
  return { value: { kind: 'chickens', tenths }, to: afterKinds(tokens, end ?? to) };
}

/** The place after "raciones de"; the same place where no unit stands. */
function afterUnit(tokens: Tokens, at: number): number {
  const word = wordAt(tokens, at);
  if (!PORTION_WORDS.has(word) && !MEASURE_WORDS.has(word)) return at;
  return wordAt(tokens, at + 1) === 'de' ? at + 2 : at + 1;
}

/** How many portions, and in what unit: "2", "raciones de ". */
type Portions = { tenths: number | null; unit: string };

const countedBefore = ({ tenths }: Amount, to: number): Read<Portions> => ({
  value: { tenths, unit: '' },
  to,
});

/** "dos raciones" behind its dish: "jorovats, dos raciones". */
function readPortions(tokens: Tokens, at: number): Read<Portions> {
  const amount = readAmount(tokens, wordAt(tokens, at) === ',' ? at + 1 : at);
  const unit = amount?.to ?? at;
  const isOfNext = wordAt(tokens, unit + 1) === 'de';
  if (!amount || !PORTION_WORDS.has(wordAt(tokens, unit)) || isOfNext) {
    return { value: { tenths: null, unit: '' }, to: at };
  }
  const written = tokens[unit]?.written.toLowerCase() ?? '';
  return { value: { tenths: amount.value.tenths, unit: `${written} de ` }, to: unit + 1 };
}

type Counted = { menu: Menu; amount: Amount | null };

/** A dish after its amount, or without one: "raciones de croquetas de jamón", "paella para ocho". */
function readDish(tokens: Tokens, at: number, { menu, amount }: Counted): Read<Meaning> | null {
  const start = amount && wordAt(tokens, at) === 'de' ? at + 1 : at;
  const named = readDishName(tokens, afterUnit(tokens, start), menu, amount !== null);
  if (!named) return null;
  const portions = amount ? countedBefore(amount, named.to) : readPortions(tokens, named.to);
  const eaters = readEaters(tokens, portions.to);
  const dish = {
    count: portions.value.tenths,
    eaters: eaters?.value ?? null,
    name: portions.value.unit + heardBetween(tokens, start, named.to).toLowerCase(),
    fits: named.value,
    isMeasured: MEASURE_WORDS.has(wordAt(tokens, start)),
    isDozens: amount?.isDozens ?? false,
  };
  return { value: { kind: 'dish', dish }, to: eaters?.to ?? portions.to };
}

/** What is ordered there; null where no food and no amount stands. An amount alone counts nothing yet. */
export function readFood(tokens: Tokens, at: number, menu: Menu): Read<Meaning> | null {
  const start = ARTICLES.has(wordAt(tokens, at)) ? at + 1 : at;
  const amount = readAmount(tokens, start);
  if (!amount) {
    return readChickens(tokens, start, null) ?? readDish(tokens, start, { menu, amount: null });
  }
  const counted = wordAt(tokens, amount.to) === 'x' ? amount.to + 1 : amount.to;
  const food =
    readChickens(tokens, counted, amount.value) ??
    readDish(tokens, counted, { menu, amount: amount.value });
  if (food) return food;
  const { tenths, hasHalf } = amount.value;
  const isOfElse = MEASURE_WORDS.has(wordAt(tokens, amount.to));
  return { value: { kind: 'amount', tenths, hasHalf: hasHalf && !isOfElse }, to: amount.to };
}
