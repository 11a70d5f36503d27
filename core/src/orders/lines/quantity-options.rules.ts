// What the edit picker offers: half steps from 0.5 to 10, then from 11 to 17.5; 10.5 is missing
// there, and shown only where an order has it. See docs/rules/orders.md#edit-quantities.
import {
  HALF,
  MAX_CUSTOMER_QUANTITY,
  MAX_STAFF_QUANTITY,
  tenths,
} from '../../kernel/amounts/tenths.ts';
import type { Tenths } from '../../kernel/amounts/tenths.ts';

const MISSING = MAX_CUSTOMER_QUANTITY + HALF;

/** The offered quantities, in tenths of a chicken. */
export const EDIT_QUANTITY_OPTIONS: readonly Tenths[] = Array.from(
  { length: MAX_STAFF_QUANTITY / HALF },
  (_, index) => tenths((index + 1) * HALF),
).filter((quantity) => quantity !== MISSING);

/**
 * The options for an order of this quantity, which is among them whatever it is (0, 10.5); with something
 * else in it, it may also have none.
 */
export function editQuantityOptions(
  current: Tenths,
  { hasExtras = false } = {},
): readonly Tenths[] {
  const more = hasExtras ? [current, tenths(0)] : [current];
  const missing = [...new Set(more)].filter((one) => !EDIT_QUANTITY_OPTIONS.includes(one));
  if (missing.length === 0) return EDIT_QUANTITY_OPTIONS;
  return [...missing, ...EDIT_QUANTITY_OPTIONS].toSorted((a, b) => a - b);
}
