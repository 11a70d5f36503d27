// The food that somebody's own words name, without what else they say: an invoice tells what was sold, and nothing of a person.
// See docs/rules/invoices.md#lines-of-an-invoice.
import { isBottled, isOtherFood, isTaxedDrink } from '../../catalog/food-names.rules.ts';
import { foldText } from '../../kernel/text/fold-text.ts';
import { NOT_EATEN, PAELLA_WORDS } from './paella.rules.ts';
import { withoutMarks } from './price-marks.rules.ts';
import { PORTION, SOME_FOOD } from './unpriced.rules.ts';

/** Between two things; a thing said of somebody is left out as a whole. */
const BETWEEN_THINGS = /[,;+()\n]/;

const CHICKEN = /^(?:pollos?|medi[oa]s?|enter[oa]s?|asad[oa]s?|mitad(?:es)?)$/;
/** An amount, and the words between two words for food. */
const BETWEEN_FOOD =
  /^(?:\d{1,3}(?:[.,/]\d)?|×|de|del|con|al?|y|e|la|las|el|los|un[oa]?|dos|tres|cuatro|kg|platos?)$/;
/** Between a dish and what is in it. */
const OF_A_DISH = /^(?:al?|con|del?)$/;
/** Amounts of drinks alone, beside those of any food. */
const OF_DRINKS = /^(?:copas?|jarras?|tercios?|cajas?|packs?)$/;
/** How much of it, behind it: "para 8", "× 3". */
const HOW_MUCH = /^ ?(?:para|×) \d{1,3}(?!\S)/;
/** A telephone. */
const NUMBERS = /\d[\d ]{5,}/g;

const isRiceWord = (word: string): boolean =>
  PAELLA_WORDS.some((start) => !start.includes(' ') && word.startsWith(start));

/** Said of any dish, and by itself a lemonade. */
const HOMEMADE = /^caser[oa]s?$/;

const isFood = (word: string): boolean =>
  !HOMEMADE.test(word) &&
  ([CHICKEN, SOME_FOOD].some((words) => words.test(word)) ||
    [isOtherFood, isTaxedDrink, isRiceWord].some((isOne) => isOne(word)));

/** The words around the first food as far as every word belongs to food; empty where the thing names none. */
function foodOf(thing: string): string {
  if (NOT_EATEN.test(foldText(thing))) return '';
  const words = thing.replaceAll(NUMBERS, '').split(/\s+/);
  const folded = words.map(foldText);
  const isKnown = (word: string) =>
    isFood(word) || [BETWEEN_FOOD, PORTION].some((words) => words.test(word));
  const first = folded.findIndex(isFood);
  if (first === -1) return '';
  const begin = folded.slice(0, first).findLastIndex((word) => !isKnown(word)) + 1;
  // "rabo de toro al vino": the dish itself is not known.
  if (begin > 0 && OF_A_DISH.test(folded[begin] ?? '')) return '';
  const length = folded.slice(begin).findIndex((word) => !isKnown(word));
  const known = folded.slice(begin, length === -1 ? undefined : begin + length);
  const end = begin + known.findLastIndex(isFood) + 1;
  const rest = words.slice(end).join(' ');
  return words.slice(begin, end).join(' ') + (HOW_MUCH.exec(` ${rest}`)?.[0] ?? '');
}

/** "paella para 8, Ana es alérgica, avisar al 600 111 222" → "paella para 8"; empty where no food is named. */
export const namedFood = (text: string): string =>
  withoutMarks(text)
    .split(BETWEEN_THINGS)
    .map((thing) => foodOf(thing.trim()))
    .filter((food) => food !== '')
    .join(', ');

type IsDrink = (word: string) => boolean;

/** True where the first word that is no amount is a drink, and no other food is named: "rabo de toro al vino" is none. */
function isOnlyDrink(thing: string, isOne: IsDrink): boolean {
  const words = foldText(thing)
    .split(/\s+/)
    .filter((word) => word !== '');
  const head = words.findIndex(
    (word) => ![BETWEEN_FOOD, PORTION, OF_DRINKS].some((known) => known.test(word)),
  );
  const isPartOf = words[head] === 'cola' && words[head + 1] === 'de';
  return !isPartOf && isOne(words[head] ?? '') && words.filter(isFood).every(isOne);
}

/** True where all the food that the text names is such drinks. */
function isAll(text: string, isOne: IsDrink): boolean {
  const things = withoutMarks(text)
    .split(BETWEEN_THINGS)
    .map((thing) => thing.trim())
    .filter((thing) => foodOf(thing) !== '');
  return things.length > 0 && things.every((thing) => isOnlyDrink(thing, isOne));
}

/** True of alcohol and sugared drinks alone: "2 botellas de vino". */
export const isDrink = (text: string): boolean => isAll(text, isTaxedDrink);

/** True of drinks alone, water too: "1 botella de agua". */
export const isBottledDrink = (text: string): boolean => isAll(text, isBottled);
