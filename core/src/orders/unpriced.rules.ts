// What an order's details name that none of its lines has: the total of the lines leaves it out.
// See docs/rules/orders.md#without-a-price and docs/decisions/0026.
import { foldText } from '../kernel/fold-text.ts';
import { isPricedWhole, withoutMarks, type Sums } from './price-marks.rules.ts';
import { isRice, thingsOf, typedBeside, uncountedPaella } from './paella.rules.ts';

type Content = Parameters<typeof uncountedPaella>[0];

const BETWEEN_DETAILS = /[,;\n]/;

/** "2 raciones de croquetas", "1/2 kilo de gambas": a number and what it counts. */
const COUNTED = /^(?:\d{1,3}|1\/[24]|3\/4|\d{1,3} 1\/2) \p{L}/u;
/** Lines say these themselves: "2 1/2 pollos", "2 medios", "cerveza × 2". */
const OF_LINES = /^[\d/ ]+(?:pollo|medio|entero)|×/u;
/** Who eats, what with, when it is fetched. */
const NO_FOOD =
  /^[\d/ ]+(?:persona|comensal|adulto|nin[oa]s?\b|peque|cubierto|tenedor|cuchill|palillo|servilleta|minuto|hora)/u;
/** What food is carried in, and pieces: of something they are that. */
const MEASURES =
  /^[\d/ ]+(?:bolsas?|cajas?|platos?|vasos?|cucharas?|trozos?|cachos?|mitad(?:es)?|cuartos?)(?! de (?!pollo|papel|plastico|carton))\b/u;
/** How some of the chickens are wanted: "1 sin sal", "1 partido por la mitad". */
const OF_CHICKENS =
  /^[\d/ ]+(?:(?:sin|poco|muy|bien|mas|menos|al|en|para|por|no)|(?:partid|trocead|abiert|deshuesad|tostad|hech|jugos)os?|crujientes?|cortados? (?:en|por|a|muy|bien))\b(?! de )/u;

function isCounted(thing: string): boolean {
  const folded = foldText(thing);
  return (
    COUNTED.test(folded) &&
    ![OF_LINES, NO_FOOD, MEASURES, OF_CHICKENS].some((none) => none.test(folded))
  );
}

const PORTIONS = /^(?:\d[\d/ ]* )?(?:raciones? de )?/;

/** "4 cervezas", "2 raciones de croquetas" → "cerveza", "croqueta", folded. */
const dishIn = (thing: string): string =>
  foldText(thing)
    .replace(PORTIONS, '')
    .replaceAll(/e?s(?!\p{L})/gu, '');

/** Whether a line is called so, or so and more: "2 croquetas" beside "Croquetas de jamón". */
function isLine(thing: string, lines: Content['lines']): boolean {
  const dish = dishIn(thing);
  return lines.some(({ name }) => `${dishIn(name)} `.startsWith(`${dish} `));
}

/** What somebody typed without a mark: the paella that no line is, and dishes with their number that are no line either. */
function typedDishes(order: Content): string[] {
  const paella = uncountedPaella(order);
  const isOfIt = (thing: string) => isRice(thing) || paella.includes(thing);
  const counted = thingsOf(order).filter(
    (thing) => isCounted(thing) && !isOfIt(thing) && !isLine(thing, order.lines),
  );
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

/** Whether its customer owes more than they read: one of the dishes has no price. */
export const owesUnpriced = (order: Content & Sums): boolean =>
  !isPricedWhole(order) && unpricedDishes(order) !== '';
