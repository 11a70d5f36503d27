// What is in an order, in short: for a message, a notification, a line of a list.
// See docs/rules/orders.md#an-order-in-short.
import { chickenWords } from '../kernel/chicken-words.ts';
import { enumerated } from '../kernel/enumeration.ts';
import { foldText } from '../kernel/fold-text.ts';
import { parseTenths, tenths, type Tenths } from '../kernel/tenths.ts';
import { thingInWords } from './order-details.rules.ts';
import type { OrderLine } from './order-lines.contract.ts';
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
 * "2 1/2 pollos", "2 pollos y paella", "2 pollos, paella valenciana × 4 y 3 cosas más"; the details of an
 * order without chickens and lines.
 */
export function foodText({ quantity, details, lines = [] }: Food): string {
  if (lines.length > 0) return linesText(lines, details);
  const chickens = chickensOf({ quantity });
  if (chickens === 0 && details) return withoutMarks(details);
  const words = chickenWords(chickens);
  return namesPaella(details) ? `${words} y paella` : words;
}

function linesText(lines: readonly OrderLine[], details: string | null): string {
  const chickens = tenths(lines.filter(isChicken).reduce((sum, line) => sum + taken(line), 0));
  const others = lines.filter((line) => !isChicken(line));
  const paella = uncountedPaella({ details, lines }) === '' ? [] : ['paella'];
  return enumerated([
    ...(chickens === 0 ? [] : [chickenWords(chickens)]),
    ...paella,
    ...othersInShort(others),
  ]);
}

/** Those of a menu are part of it. */
const isChicken = ({ chickens, name }: OrderLine) =>
  Number(chickens) > 0 && /^(?:(?:medio|1\/2|½) )?pollos?(?!\p{L})/u.test(foldText(name));

const taken = (line: OrderLine): number => unitsOf(line) * Number(line.chickens);

const unitsOf = ({ quantity }: OrderLine): Tenths => parseTenths(quantity) ?? tenths(0);

function othersInShort(others: readonly OrderLine[]): string[] {
  const shown = others.length > MOST_NAMED ? others.slice(0, 1) : others;
  const named = shown.map((line) =>
    thingInWords({ name: line.name, quantity: unitsOf(line), note: null }),
  );
  const rest = others.slice(shown.length);
  // By how much there is of each; a half counts as one.
  const count = rest.reduce((sum, line) => sum + Math.ceil(unitsOf(line) / 10), 0);
  return rest.length === 0 ? named : [...named, `${count} cosas más`];
}
