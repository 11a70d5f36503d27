// What is in an order, in short: for a message, a notification, a line of a list.
// See docs/rules/orders.md#an-order-in-short.
import { chickenWords } from '../kernel/chicken-words.ts';
import { enumerated } from '../kernel/enumeration.ts';
import { foldText } from '../kernel/fold-text.ts';
import { parseTenths, tenths, type Tenths } from '../kernel/tenths.ts';
import { thingAsRead } from './order-details.rules.ts';
import type { OrderLine } from './order-lines.contract.ts';
import { readLine } from './order-line-wire.rules.ts';
import { chickensOfLines, type Line } from './order-lines.rules.ts';
import type { Order } from './orders.contract.ts';
import { isPaella, namesPaella, uncountedPaella } from './paella.rules.ts';
import { unpricedThings, withoutMarks } from './unpriced.rules.ts';

/** Beside the chickens; of more, the first is named and the rest counted. */
const MOST_NAMED = 2;

type Food = Pick<Order, 'quantity' | 'details'> & { lines?: readonly OrderLine[] };

export function chickensOf({ quantity }: Pick<Order, 'quantity'>): Tenths {
  return parseTenths(quantity) ?? tenths(0);
}

/**
 * "2 1/2 pollos", "2 pollos y paella", "2 pollos, 4 raciones de paella valenciana y 3 cosas más", with the dishes that
 * only the details name; the details of an order without chickens and lines.
 */
export function foodText({ quantity, details, lines = [] }: Food): string {
  if (lines.length > 0) return linesText(lines, details);
  const chickens = chickensOf({ quantity });
  if (chickens === 0 && details) return withoutMarks(details);
  const paella = namesPaella(details) ? [PAELLA] : [];
  const dishes = unpricedThings({ details, lines }).filter((thing) => !isPaella(thing));
  return enumerated([chickenWords(chickens), ...paella, ...othersInShort([], dishes)]);
}

/** What goes on that fire in one word, however it is written. */
const PAELLA = 'paella';

type FoodLine = Pick<Line, 'name' | 'quantity' | 'chickens'>;

function linesText(lines: readonly OrderLine[], details: string | null): string {
  const order = { details, lines };
  const paella = uncountedPaella(order) === '' ? [] : [PAELLA];
  const things = unpricedThings(order);
  const dishes = paella.length === 0 ? things : things.filter((thing) => !isPaella(thing));
  return enumerated(namedFood(lines.map(readLine), paella, dishes));
}

/** "1 pollo, 4 raciones de paella valenciana y 3 cosas más", of lines that are not ordered yet. */
export const foodOfLines = (lines: readonly FoodLine[]): string => enumerated(namedFood(lines));

/** `paella` and `dishes` are no lines. */
function namedFood(
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

function othersInShort(lines: readonly FoodLine[], dishes: readonly string[]): string[] {
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
