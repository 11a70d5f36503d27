// What is in an order, in short: for a message, a notification, a line of a list.
// See docs/rules/orders.md#an-order-in-short.
import { chickenWords } from '../../kernel/amounts/chicken-words.ts';
import { enumerated } from '../../kernel/text/enumeration.ts';
import { parseTenths, tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import { namedFood, othersInShort } from './lines-in-short.rules.ts';
import type { OrderLine } from './order-lines.contract.ts';
import { readLine } from './order-line-wire.rules.ts';
import type { Order } from '../orders.contract.ts';
import { isPaella, namesPaella, uncountedPaella } from './paella.rules.ts';
import { unpricedThings } from './unpriced.rules.ts';
import { withoutMarks } from './price-marks.rules.ts';

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

function linesText(lines: readonly OrderLine[], details: string | null): string {
  const order = { details, lines };
  const paella = uncountedPaella(order) === '' ? [] : [PAELLA];
  const things = unpricedThings(order);
  const dishes = paella.length === 0 ? things : things.filter((thing) => !isPaella(thing));
  return enumerated(namedFood(lines.map(readLine), paella, dishes));
}
