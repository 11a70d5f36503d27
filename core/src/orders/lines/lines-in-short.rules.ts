// Lines in short, as the order form and the texts of an order have them.
// See docs/rules/orders.md#an-order-in-short.
import { chickenWords } from '../../kernel/amounts/chicken-words.ts';
import { enumerated } from '../../kernel/text/enumeration.ts';
import { foldText } from '../../kernel/text/fold-text.ts';
import { thingAsRead } from './order-details.rules.ts';
import { chickensOfLines, type Line } from './order-lines.rules.ts';

/** Beside the chickens; of more, the first is named and the rest counted. */
const MOST_NAMED = 2;

type FoodLine = Pick<Line, 'name' | 'quantity' | 'chickens'>;

/** "1 pollo, 4 raciones de paella valenciana y 3 cosas más", of lines that are not ordered yet. */
export const foodOfLines = (lines: readonly FoodLine[]): string => enumerated(namedFood(lines));

/** `paella` and `dishes` are no lines. */
export function namedFood(
  lines: readonly FoodLine[],
  paella: readonly string[] = [],
  dishes: readonly string[] = [],
): string[] {
  const chickens = chickensOfLines(lines.filter(isChicken));
  const others = lines.filter((line) => !isChicken(line));
  return [
    ...(chickens === 0 ? [] : [chickenWords(chickens)]),
    ...paella,
    ...othersInShort(others, dishes),
  ];
}

/** Those of a menu are part of it. */
const isChicken = ({ chickens, name }: FoodLine) =>
  chickens > 0 && /^(?:(?:medio|1\/2|½) )?pollos?(?!\p{L})/u.test(foldText(name));

/** Of more than two the first and how much more. */
export function othersInShort(lines: readonly FoodLine[], dishes: readonly string[]): string[] {
  const others = [
    // By how much there is of each; a half counts as one.
    ...lines.map((line) => ({
      name: thingAsRead({ ...line, note: null }),
      count: Math.ceil(line.quantity / 10),
    })),
    ...dishes.map((name) => ({ name, count: 1 })),
  ];
  const shown = others.length > MOST_NAMED ? others.slice(0, 1) : others;
  const named = shown.map(({ name }) => name);
  const rest = others.slice(shown.length);
  const count = rest.reduce((sum, one) => sum + one.count, 0);
  return rest.length === 0 ? named : [...named, `${count} cosas más`];
}
