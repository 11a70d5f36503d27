// The drinks of an order in closed bottles and cans: they do not spoil, so they may be given back
// (docs/rules/orders.md#withdrawal-from-drinks).
import { GENERAL_VAT_RATE } from '../../catalog/catalog-editing.rules.ts';
import { countedName } from '../../catalog/portions.rules.ts';
import { isBottledDrink } from './named-food.rules.ts';
import { keptOf, type Line } from './order-lines.rules.ts';
import { unpricedThings } from './unpriced.rules.ts';

type DrinksOf = {
  lines: readonly Pick<Line, 'name' | 'quantity' | 'vatRate' | 'note' | 'returned'>[];
  details: string | null;
};

/** "2 × Cerveza" of the lines, "2 botellas de vino" of the details; without what came back. */
export function closedDrinks(order: DrinksOf): string[] {
  const lines = order.lines
    .map(keptOf)
    .filter((line) => line.quantity > 0 && isClosedDrink(line))
    .map(countedName);
  return [...lines, ...unpricedThings(order).filter((thing) => isBottledDrink(thing))];
}

/** Drinks have the general rate of IVA, and water is known by its name. */
const isClosedDrink = ({ name, vatRate }: Pick<Line, 'name' | 'vatRate'>): boolean =>
  vatRate === GENERAL_VAT_RATE || isBottledDrink(name);
