// What an order's details name that none of its lines has: the total of the lines leaves it out.
// See docs/rules/orders.md#proposed-total.
import { foldText } from '../kernel/fold-text.ts';
import { isPaella, thingsOf, uncountedPaella } from './paella.rules.ts';

type Content = Parameters<typeof uncountedPaella>[0];

/** "2 raciones de croquetas", "1/2 kilo de gambas": a number and what it counts. */
const COUNTED = /^(?:\d{1,3}|1\/2|\d{1,3} 1\/2) \p{L}/u;
/** Lines say these themselves: "2 1/2 pollos", "2 medios", "cerveza × 2". */
const OF_LINES = /^[\d/ ]+(?:pollo|medio|entero)|×/u;
/** Who eats, what it is carried in, when it is fetched. */
const NO_FOOD = /^[\d/ ]+(?:personas?|comensal|adulto|nino|bolsa|cubierto|servilleta|minuto|hora)/u;

function isUnpriced(thing: string): boolean {
  const folded = foldText(thing);
  return COUNTED.test(folded) && !OF_LINES.test(folded) && !NO_FOOD.test(folded);
}

/**
 * The dishes that the details count and no line has, and the paella that none is: "1 pollo, 2 raciones de
 * croquetas" → "2 raciones de croquetas". Empty where there is nothing of the kind.
 */
export function unpricedDishes(order: Content): string {
  const counted = thingsOf(order).filter((thing) => isUnpriced(thing) && !isPaella(thing));
  return [uncountedPaella(order), ...counted].filter((thing) => thing !== '').join(', ');
}
