// Why what is in an order cannot be had so at its pick-up, for whoever may pass it all the same.
// See docs/rules/orders.md#what-can-be-ordered-for-when.
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { availabilityFault, missingFault } from '@brasa/core/orders/place/availability.rules.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import type { Line, RequestedLine } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { requestedPlain } from './extra-lines.ts';

/** What the order that is edited has already, and when it is picked up. */
export type OrderedBefore = { lines: readonly Line[]; pickup: number };

type Asking = { pickup: number | null; now: number; before: OrderedBefore | null };

export type MenuWarnings = {
  /** By the places of the lines; null where there is nothing to warn of. */
  lines: (string | null)[];
  /** Of the plain chickens. */
  chickens: string[];
};

export function menuWarnings(
  { quantity, lines }: Pick<StaffOrderValues, 'quantity' | 'lines'>,
  offer: Offer,
  asking: Asking,
): MenuWarnings {
  const known = asking.before?.lines ?? [];
  const plain = requestedPlain(chickensOf({ quantity }), offer, known) ?? [];
  const chickens = plain.map((line) => warningOf(line, offer, asking));
  return {
    lines: lines.map((line) => warningOf(line, offer, asking)),
    chickens: chickens.filter((warning) => warning !== null),
  };
}

/** What the order has already, in the same quantity, is asked about again only for another day. */
function warningOf(
  { id, productId, quantity }: Pick<RequestedLine, 'id' | 'productId' | 'quantity'>,
  { menu }: Offer,
  { pickup, now, before }: Asking,
): string | null {
  const item = menu.get(productId);
  if (!item || pickup === null) return null;
  const known = before?.lines.find((line) => line.id === id);
  if (!before || known?.quantity !== quantity) {
    return availabilityFault(item, quantity, { pickup, now })?.text ?? null;
  }
  const day = madridDay(pickup);
  if (day === madridDay(before.pickup)) return null;
  return missingFault(item, day, now)?.text ?? null;
}
