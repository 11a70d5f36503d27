// What an order has beside its chickens, for whoever reads a list of orders.
// See docs/rules/dashboard.md#details-on-an-order-line.
import { cutText } from '../../kernel/text/cut-text.ts';
import type { Tenths } from '../../kernel/amounts/tenths.ts';
import { chickensOf } from './order-food.rules.ts';
import { readLine } from './order-line-wire.rules.ts';
import { linesAsRead, saysOnlyLines } from './order-details.rules.ts';
import { isChickenAlone, NOTE_SEPARATOR, type Line } from './order-lines.rules.ts';
import { DETAILS_LENGTH } from './line-notes.rules.ts';
import type { ChickenProducts } from '../../settings/read-setting.rules.ts';
import type { Order } from '../orders.contract.ts';
import { detailsOfQuantity } from '../orders.rules.ts';

type Content = Pick<Order, 'quantity' | 'details' | 'lines'>;
type Noted = Content & Pick<Order, 'note'>;

/** "4 raciones de paella valenciana, cerveza × 2 (fría)": all but chickens without a wish. */
export function besideChickens({ lines }: Pick<Content, 'lines'>, products: ChickenProducts) {
  const others = lines.filter((line) => !isChickenAlone(line, products));
  return linesAsRead(others.map(readLine), products);
}

type Ordered = { quantity: Tenths; lines: readonly Line[] };

/**
 * The details without the food that they begin with: "2 pollos, sin sal" → "sin sal". Empty where they only repeat the
 * order's food; all of them where they begin with something else.
 */
export function beyondContent(
  details: string | null,
  { quantity, lines }: Ordered,
  products: ChickenProducts,
): string {
  const chickens = detailsOfQuantity(quantity);
  if (details === null || details === chickens) return '';
  return saysOnlyLines(details, lines, products) ? '' : withoutFood(details, chickens);
}

/** Separators between the food and the rest. */
const AFTER_FOOD = /^[\s,.;:·+-]+(?:y\s+)?/u;

function withoutFood(details: string, food: string): string {
  const begins = details.slice(0, food.length).toLowerCase() === food.toLowerCase();
  const rest = details.slice(food.length);
  return begins && AFTER_FOOD.test(rest) ? rest.replace(AFTER_FOOD, '') : details;
}

/**
 * The details with the chickens that they begin with as they are now: of 2 that become 3 "2 pollos, croquetas" →
 * "3 pollos, croquetas", of none "croquetas".
 */
export function withChickens(details: string | null, before: Tenths, now: Tenths): string | null {
  if (details === null || before === 0) return details;
  const food = detailsOfQuantity(before);
  const rest = withoutFood(details, food);
  if (rest === details || now === 0) return rest;
  return cutText(detailsOfQuantity(now) + details.slice(food.length), DETAILS_LENGTH);
}

/** The note and the rest of the details, which are left out where the note has them. */
export function joinedNote(note: string | null, beyond: string): string | null {
  if (beyond === '' || saysAlready(note, beyond)) return note;
  return note === null ? beyond : `${note}${NOTE_SEPARATOR}${beyond}`;
}

export function saysAlready(note: string | null, beyond: string): boolean {
  return note === beyond || (note?.split(NOTE_SEPARATOR).includes(beyond) ?? false);
}

/** The details that somebody wrote; empty while they only say what is in the order, or what its note says. */
export function ownDetails(order: Noted, products: ChickenProducts): string {
  const { details, note } = order;
  const ordered = { quantity: chickensOf(order), lines: order.lines.map(readLine) };
  const beyond = beyondContent(details, ordered, products);
  return beyond === '' || saysAlready(note, beyond) ? '' : (details ?? '');
}

/** The kitchen's words beside the lines: the customer's note, and the details that somebody wrote. */
export function kitchenWords(order: Noted, products: ChickenProducts): string[] {
  return [order.note ?? '', ownDetails(order, products)].filter((words) => words !== '');
}
