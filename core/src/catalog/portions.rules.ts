// Rice is sold by portions, and is counted in them (docs/rules/orders.md#portions).
import { inSentence } from '../kernel/text/capitals.ts';
import { foldText } from '../kernel/text/fold-text.ts';
import { formatChickens, type Tenths } from '../kernel/amounts/tenths.ts';

/** Rice that is a dish; with milk it is a dessert. */
const RICE = /^(?:paella|arroz|arros|fideua)(?!\p{L})(?! (?:con leche|amb llet))/u;

export const isByPortion = (name: string): boolean => RICE.test(foldText(name));

const portionNoun = (quantity: Tenths): string =>
  quantity > 0 && quantity <= 10 ? 'ración' : 'raciones';

type Counted = { name: string; quantity: Tenths };

/** "4 raciones", "2" of what is counted by pieces. */
export function countWords({ name, quantity }: Counted): string {
  const count = formatChickens(quantity);
  return isByPortion(name) ? `${count} ${portionNoun(quantity)}` : count;
}

/** The name as it follows its quantity: "raciones de paella valenciana", "Cerveza". */
export function unitName({ name, quantity }: Counted): string {
  return isByPortion(name) ? `${portionNoun(quantity)} de ${inSentence(name)}` : name;
}

/** "4 raciones de paella valenciana", "2 × Cerveza". */
export function countedName(counted: Counted): string {
  const sign = isByPortion(counted.name) ? ' ' : ' × ';
  return `${formatChickens(counted.quantity)}${sign}${unitName(counted)}`;
}
