// What an edit makes of an order's lines, chickens and details.
// See docs/rules/orders.md#details-follow-the-lines.
import { tenths } from '@brasa/core/kernel/tenths.ts';
import { beyondContent, saysAlready } from '@brasa/core/orders/order-content.rules.ts';
import { requestedWithQuantity } from '@brasa/core/orders/order-lines.rules.ts';
import type { ChickenProducts } from '@brasa/core/settings/settings.rules.ts';
import { QUANTITY_ZERO_MESSAGE, type OrderEdit } from '@brasa/core/orders/orders.contract.ts';
import { namesOtherFood } from '@brasa/core/orders/orders.rules.ts';
import { Failure, invalidField } from '../failure.ts';
import {
  orderedChickens,
  orderedLines,
  refusePriceChange,
  wordsFor,
  type Choice,
  type Ordered,
} from './ordered-lines.ts';
import type { OrderRow } from './orders.store.ts';

const NONE = tenths(0);

/**
 * Throws as orderedLines, LINES_EXCEED_QUANTITY, CHICKEN_NOT_ON_MENU, PRICE_CHANGED where the sender expects
 * another total, and VALIDATION for an empty order.
 */
export function editedContent(before: OrderRow, edit: OrderEdit, choice: Choice) {
  const ordered = orderedAfter(before, edit, choice);
  refusePriceChange(ordered.lines, edit.expectedTotal);
  const details = detailsAfter(before, edit, ordered, choice.products);
  const isEmpty = ordered.quantity === 0 && ordered.lines.length === 0;
  if (isEmpty && !namesOtherFood(details)) throw invalidField('quantity', QUANTITY_ZERO_MESSAGE);
  return { ...ordered, details };
}

function orderedAfter(before: OrderRow, edit: OrderEdit, choice: Choice): Ordered {
  const { lines, quantity } = edit;
  if (lines && lines.length > 0)
    return orderedLines(lines, choice, { before: before.lines, quantity });
  if (lines && before.lines.length > 0) return orderedChickens(quantity ?? NONE, choice);
  if (quantity === undefined || before.lines.length === 0) {
    return { lines: before.lines, quantity: quantity ?? before.quantity };
  }
  const wanted = requestedWithQuantity(before.lines, quantity, choice);
  if ('refusal' in wanted) throw new Failure(wanted.refusal);
  return orderedLines(wanted.requested, choice, { before: before.lines });
}

/**
 * Details that only said what was in the order follow it, sent back or left out; what staff wrote
 * themselves stays.
 */
function detailsAfter(
  before: OrderRow,
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
  return isNoted && words !== wordsFor(before, products) ? words : details;
}
