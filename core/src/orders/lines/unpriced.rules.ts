// What an order's details name that none of its lines has: the total of the lines leaves it out.
// See docs/rules/orders.md#without-a-price and docs/decisions/0026.
import { isOtherFood, stemOf } from '../../catalog/food-names.rules.ts';
import { foldText } from '../../kernel/text/fold-text.ts';
import { isPricedWhole, withoutMarks, type Sums } from './price-marks.rules.ts';
import {
  isLine,
  isRice,
  NOT_EATEN,
  thingsOf,
  typedBeside,
  uncountedPaella,
} from './paella.rules.ts';

type Content = Parameters<typeof uncountedPaella>[0];

const BETWEEN_DETAILS = /[,;\n]/;

const PORTION_WORDS =
  'raci(?:ones|on)|porci(?:ones|on)|bandejas?|tarrinas?|kilos?|litros?|docenas?|botellas?|latas?|barras?';
/** In these food is counted, whatever it is. */
export const PORTION = new RegExp(`^(?:${PORTION_WORDS})$`);
const NUMBER = String.raw`(?:\d{1,3}|1\/[24]|3\/4|\d{1,3} 1\/2|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|(?:un )?par de)(?: ?x)?`;
/** A number only before a portion, "una ración": "una salsa aparte" and "uno sin sal" say how a chicken is wanted. */
const ONE = 'un[oa]?|medi[oa]';
/** The number of "2 raciones de croquetas", "1/2 kilo de gambas", "dos flanes", "2x alitas", "una ración de bravas". */
const COUNTED = new RegExp(
  String.raw`^(?:${NUMBER} (?=\p{L})|(?:${ONE}) (?=(?:${PORTION_WORDS})(?!\p{L})))`,
  'u',
);
/** The number of "croquetas x2", "croquetas (2)". */
const COUNTED_BEHIND = /(?<=\p{L}) (?:x ?\d{1,3}|\(\d{1,3}\))$/u;
/** The words between the two things of "1 pollo con 2 raciones de croquetas", "1 pollo / 2 flanes". */
const BEFORE_COUNTED = new RegExp(
  String.raw`(?:\.| con| \/| -) (?=(?:${NUMBER}|${ONE}) \p{L})`,
  'iu',
);
/** The portion of "latas de cerveza", "cuarto de ensaladilla". */
const OF_PORTION = new RegExp(`^(?:${PORTION_WORDS}|cuartos?) de `);
/** Words that count no dish: chickens are lines, paper is no food, and "un poco de salsa" says how a chicken is wanted. */
const NO_FOOD = /^(?:pollos?|papel|plastico|carton|aluminio|poco|poquito|chorrito|pizca|toque)$/;
/** However many of these say how a chicken is wanted: "2 salsas", "con dos limones", "2 bandejas". */
const BESIDE = /^(?:salsas?|limon(?:es)?|bandejas?|tarrinas?)$/;
/** Words for food that a dictated order may not name, and the foreign names of dishes on the first menu. */
export const SOME_FOOD =
  /^(?:alitas?|muslos?|pechugas?|nuggets?|tostadas?|hum+us|lahmajo|pajlava|jorovats|lavash)$/;

const isFood = (word: string): boolean =>
  !NO_FOOD.test(word) &&
  (isOtherFood(word) || SOME_FOOD.test(word) || SOME_FOOD.test(stemOf(word)));

const isPortionOrFood = (word: string): boolean => PORTION.test(word) || isFood(word);

/** The thing without its number, folded: "2 raciones de croquetas", "raciones de croquetas x2" → "raciones de croquetas". */
const uncounted = (thing: string): string =>
  foldText(thing).replace(COUNTED, '').replace(COUNTED_BEHIND, '');

/** True where a line is called after the thing, with or without its number and portion. */
function isLineOf({ lines }: Content, thing: string): boolean {
  const dish = uncounted(thing);
  return isLine(dish, lines) || isLine(dish.replace(OF_PORTION, ''), lines);
}

/** Whether it is a dish with its number, and no chickens, people, bags or hours: by the words for food, since there are fewer of them. */
function isCounted(thing: string): boolean {
  const dish = uncounted(thing);
  if (thing.includes('×') || dish === foldText(thing)) return false;
  const [what = '', of = '', food = ''] = dish.split(' ');
  if (NO_FOOD.test(what)) return false;
  if (what === 'de') return isFood(of);
  if (of === 'de') return PORTION.test(what) ? !NO_FOOD.test(food) : isFood(what) || isFood(food);
  return !BESIDE.test(what) && isPortionOrFood(what);
}

/** What somebody typed without a mark: the paella that no line is, and dishes with their number that are no line either. */
function typedDishes(order: Content): string[] {
  const paella = uncountedPaella(order);
  const isOfIt = (thing: string) => isRice(thing) || paella.includes(thing);
  const counted = thingsOf(order)
    .flatMap((thing) => thing.split(BEFORE_COUNTED))
    .filter((thing) => isCounted(thing) && !isOfIt(thing) && !isLineOf(order, thing));
  return [paella, ...counted].filter((thing) => thing !== '');
}

/**
 * The things of the details that have no price: those that are marked ("1 pollo, croquetas (sin precio)" →
 * "croquetas"), and what of the rest can only be such.
 */
export function unpricedThings(order: Content): string[] {
  const things = typedBeside(order).split(BETWEEN_DETAILS);
  const isMarked = (thing: string) => withoutMarks(thing) !== thing;
  const marked = things.filter(isMarked).map((thing) => withoutMarks(thing).trim());
  const others = things.filter((thing) => !isMarked(thing));
  return [...typedDishes({ details: others.join(','), lines: order.lines }), ...marked];
}

/** All of them in one; empty where there is nothing of the kind. */
export const unpricedDishes = (order: Content): string => unpricedThings(order).join(', ');

/** Words for the chicken itself, and for how much of it. */
const OF_A_CHICKEN = /^(?:pollos?|medi[oa]s?|enter[oa]s?|cuartos?)$/;

/**
 * True where the details name food that is no line, counted or not: "pan", "sin sal con patatas", but not "sin salsa". The allergens of such an
 * order are more than those of its lines. A dish of `menu` is known by the first word of its name.
 */
export function namesOtherFood(order: Content, menu: readonly string[]): boolean {
  const dishes = new Set(menu.map((name) => stemOf(foldText(name).split(' ')[0] ?? '')));
  const isDish = (word: string) =>
    !OF_A_CHICKEN.test(word) && (isFood(word) || dishes.has(stemOf(word)));
  return thingsOf(order).some((thing) => {
    const folded = foldText(thing);
    if (isLineOf(order, thing)) return false;
    const eaten = folded.split(' con ').filter((part) => !NOT_EATEN.test(part));
    return eaten.some((part) => part.split(/[^\p{L}]+/u).some(isDish));
  });
}

/** Whether its customer owes more than they read: one of the dishes has no price. */
export const owesUnpriced = (order: Content & Sums): boolean =>
  !isPricedWhole(order) && unpricedDishes(order) !== '';
