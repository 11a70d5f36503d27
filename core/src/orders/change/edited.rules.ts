// What an edit makes of an order's lines, chickens and details.
// See docs/rules/orders.md#details-follow-the-lines.
import { invalidField, isRefused, type Refused } from '../../kernel/refused.ts';
import { tenths, type Tenths } from '../../kernel/amounts/tenths.ts';
import type { ChickenProducts } from '../../settings/read-setting.rules.ts';
import { beyondContent, saysAlready, withChickens } from '../lines/order-content.rules.ts';
import { requestedWithQuantity } from '../lines/changed-quantity.rules.ts';
import { returnedOf, type Line } from '../lines/order-lines.rules.ts';
import type { OrderEdit } from '../orders.contract.ts';
import { namesOtherFood, QUANTITY_ZERO_MESSAGE } from '../orders.rules.ts';
import type { OrderState } from './order-state.rules.ts';
import {
  orderedChickens,
  orderedLines,
  priceRefusal,
  wordsFor,
  type Choice,
  type ContentRefused,
  type Ordered,
} from './ordered.rules.ts';

type Before = Pick<OrderState, 'lines' | 'quantity' | 'details' | 'note'>;
export type Edited = Ordered & { details: string | null };
type EditRefused =
  | ContentRefused
  | Refused<'PRICE_CHANGED' | 'LINES_EXCEED_QUANTITY' | 'CHICKEN_NOT_ON_MENU'>;

const NONE = tenths(0);
const RETURNED_MESSAGE =
  'De una línea que se ha devuelto no se quita nada: «Devolver dinero» devuelve más';

/**
 * Refuses as orderedLines, with LINES_EXCEED_QUANTITY, CHICKEN_NOT_ON_MENU, PRICE_CHANGED where the sender expects
 * another total, and VALIDATION for an empty order and for less of a line of which something came back.
 */
export function editedContent(
  before: Before,
  edit: OrderEdit,
  choice: Choice,
): Edited | EditRefused {
  const ordered = orderedAfter(before, edit, choice);
  if (isRefused(ordered)) return ordered;
  if (!hasAllBack(before.lines, ordered.lines)) return invalidField('lines', RETURNED_MESSAGE);
  const refused = priceRefusal(ordered.lines, edit.expectedTotal);
  if (refused) return refused;
  const details = detailsAfter(before, edit, ordered, choice.products);
  const isEmpty = ordered.quantity === 0 && ordered.lines.length === 0;
  if (isEmpty && !namesOtherFood(details)) return invalidField('quantity', QUANTITY_ZERO_MESSAGE);
  return { ...ordered, details };
}

/** True where no dish of which something came back is lowered: the quantity that came back would no longer be told from the rest. */
function hasAllBack(before: readonly Line[], after: readonly Line[]): boolean {
  const dishOf = ({ productId, unitPrice }: Line) => `${productId} ${unitPrice}`;
  const sumOf = (lines: readonly Line[], dish: string, amountOf: (line: Line) => Tenths) =>
    lines.filter((line) => dishOf(line) === dish).reduce((sum, line) => sum + amountOf(line), 0);
  const dishes = new Set(before.filter((line) => returnedOf(line) > 0).map(dishOf));
  return (
    after.every((line) => returnedOf(line) <= line.quantity) &&
    [...dishes].every(
      (dish) =>
        sumOf(after, dish, returnedOf) === sumOf(before, dish, returnedOf) &&
        sumOf(after, dish, (line) => line.quantity) >= sumOf(before, dish, (line) => line.quantity),
    )
  );
}

function orderedAfter(before: Before, edit: OrderEdit, choice: Choice): Ordered | EditRefused {
  const { lines, quantity } = edit;
  if (lines && lines.length > 0)
    return orderedLines(lines, choice, { before: before.lines, quantity });
  if (lines && before.lines.length > 0) return orderedChickens(quantity ?? NONE, choice);
  if (quantity === undefined || before.lines.length === 0) {
    return { lines: before.lines, quantity: quantity ?? before.quantity };
  }
  const wanted = requestedWithQuantity(before.lines, quantity, choice);
  if ('refusal' in wanted) return wanted;
  return orderedLines(wanted.requested, choice, { before: before.lines });
}

/**
 * Details that only said what was in the order follow it, sent back or left out; what staff wrote
 * themselves stays, but for the number of the chickens that it begins with.
 */
function detailsAfter(
  before: Before,
  edit: OrderEdit,
  after: Ordered,
  products: ChickenProducts,
): string | null {
  const details = edit.details ?? before.details;
  const own = beyondContent(details, before, products);
  if (edit.details === null || own === '') return wordsFor(after, products);
  // Of details with the food in them the note says the rest: they follow the food.
  const isNoted = saysAlready(before.note, own) && details !== own;
  const words = wordsFor(after, products);
  if (isNoted && words !== wordsFor(before, products)) return words;
  return details === before.details
    ? withChickens(details, before.quantity, after.quantity)
    : details;
}
