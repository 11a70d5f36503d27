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
import { namesPaella, uncountedPaella } from './paella.rules.ts';
import { withoutMarks } from './unpriced.rules.ts';

/** Beside the chickens; of more, the first is named and the rest counted. */
const MOST_NAMED = 2;

type Food = Pick<Order, 'quantity' | 'details'> & { lines?: readonly OrderLine[] };

export function chickensOf({ quantity }: Pick<Order, 'quantity'>): Tenths {
  return parseTenths(quantity) ?? tenths(0);
}

/**
 * "2 1/2 pollos", "2 pollos y paella", "2 pollos, 4 raciones de paella valenciana y 3 cosas más"; the details of an
 * order without chickens and lines.
 */
export function foodText({ quantity, details, lines = [] }: Food): string {
  if (lines.length > 0) return linesText(lines, details);
  const chickens = chickensOf({ quantity });
  if (chickens === 0 && details) return withoutMarks(details);
  const words = chickenWords(chickens);
  return namesPaella(details) ? `${words} y paella` : words;
}

type FoodLine = Pick<Line, 'name' | 'quantity' | 'chickens'>;

function linesText(lines: readonly OrderLine[], details: string | null): string {
  const paella = uncountedPaella({ details, lines }) === '' ? [] : ['paella'];
  return enumerated(namedFood(lines.map(readLine), paella));
}

/** "1 pollo, 4 raciones de paella valenciana y 3 cosas más", of lines that are not ordered yet. */
export const foodOfLines = (lines: readonly FoodLine[]): string => enumerated(namedFood(lines));

function namedFood(lines: readonly FoodLine[], uncounted: readonly string[] = []): string[] {
  const chickens = chickensOfLines(lines.filter(isChicken));
  const others = lines.filter((line) => !isChicken(line));
  return [
    ...(chickens === 0 ? [] : [chickenWords(chickens)]),
    ...uncounted,
    ...othersInShort(others),
  ];
}

/** Those of a menu are part of it. */
const isChicken = ({ chickens, name }: FoodLine) =>
  chickens > 0 && /^(?:(?:medio|1\/2|½) )?pollos?(?!\p{L})/u.test(foldText(name));

function othersInShort(others: readonly FoodLine[]): string[] {
  const shown = others.length > MOST_NAMED ? others.slice(0, 1) : others;
  const named = shown.map((line) => thingAsRead({ ...line, note: null }));
  const rest = others.slice(shown.length);
  // By how much there is of each; a half counts as one.
  const count = rest.reduce((sum, { quantity }) => sum + Math.ceil(quantity / 10), 0);
  return rest.length === 0 ? named : [...named, `${count} cosas más`];
}
