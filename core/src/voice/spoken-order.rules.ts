// From what was heard to the order that is entered, and to what the screen is told.
// See docs/rules/voice.md#what-becomes-an-order.
import type { MenuItem } from '../catalog/menu-item.rules.ts';
import { instantToIso, madridClock, madridDay, madridInstant } from '../kernel/time/madrid-time.ts';
import { parseTenths, tenths, tenthsToDecimal, type Tenths } from '../kernel/amounts/tenths.ts';
import { detailsOfLines } from '../orders/lines/order-details.rules.ts';
import { resolveLines, type RequestedLine } from '../orders/lines/order-lines.rules.ts';
import { requestedOfQuantity } from '../orders/lines/lines-of-quantity.rules.ts';
import { detailsOfQuantity } from '../orders/orders.rules.ts';
import type { Order } from '../orders/orders.contract.ts';
import type { ChickenProducts } from '../settings/read-setting.rules.ts';
import type { HeardOrder } from './read-order.rules.ts';
import type { VoiceResult } from './voice.contract.ts';

type Shelf = { menu: ReadonlyMap<number, MenuItem>; products: ChickenProducts };

/** The instant that was said; null while day or time is missing. */
function pickUpInstant({ day, time }: Pick<HeardOrder, 'day' | 'time'>): number | null {
  return day === null || time === null ? null : madridInstant(day, time);
}

export function viewHeard(heard: HeardOrder): VoiceResult['extractedData'] {
  const { chickens, customerName, customerPhone, day, enteredDetails, lines, time } = heard;
  const pickUp = pickUpInstant(heard);
  return {
    ...{ customerName, customerPhone, details: enteredDetails, day, time },
    quantity: chickens === null ? null : tenthsToDecimal(chickens),
    lines: lines.map((line) => ({ ...line, quantity: tenthsToDecimal(line.quantity) })),
    pickupTime: pickUp === null ? null : instantToIso(pickUp),
  };
}

/** What was said, by the order that it has become: its food in the words of the order's details. */
export function heardFrom(order: Order): HeardOrder {
  const { customerName, customerPhone, pickupTime, quantity, lines } = order;
  const at = Date.parse(pickupTime);
  const details = order.details ?? '';
  const amount = (decimal: string) => parseTenths(decimal) ?? tenths(0);
  return {
    customerName: customerName === '' ? null : customerName,
    customerPhone: customerPhone === '' ? null : customerPhone,
    chickens: lines.length === 0 ? amount(quantity) : null,
    lines: lines.map(({ productId, note, ...line }) => ({
      ...{ productId, note },
      quantity: amount(line.quantity),
    })),
    ...{ day: madridDay(at), time: madridClock(at), details, enteredDetails: details },
    ...{ confidence: 1, doubts: [] },
  };
}

/**
 * A complete order as staff would enter it. Chickens become lines where there are others beside them; what has no
 * line is said behind what has one. Chickens that the menu does not know are sent beside the lines, which refuses
 * the order (QUANTITY_MISMATCH).
 */
export function enteredOrder(heard: HeardOrder, shelf: Shelf) {
  const { chickens, ofChickens, lines } = requestedOf(heard, shelf);
  const pickUp = pickUpInstant(heard);
  return {
    is_manual_entry: true as const,
    customerName: heard.customerName ?? '',
    customerPhone: heard.customerPhone ?? '',
    ...((lines.length === 0 || ofChickens === null) && { quantity: tenthsToDecimal(chickens) }),
    lines: lines.map((line) => ({ ...line, quantity: tenthsToDecimal(line.quantity) })),
    details: heardDetails({ ...heard, details: heard.enteredDetails }, shelf),
    pickupTime: pickUp === null ? '' : instantToIso(pickUp),
  };
}

type HeardFood = Pick<HeardOrder, 'chickens' | 'lines' | 'details'>;

/** Chickens are lines only where there are others beside them; `ofChickens` is null where the menu has none. */
function requestedOf(heard: HeardFood, { menu, products }: Shelf) {
  const chickens = heard.chickens ?? tenths(0);
  const ofChickens = requestedOfQuantity(chickens, products, menu);
  const lines = heard.lines.length > 0 ? [...(ofChickens ?? []), ...heard.lines] : [];
  return { chickens, ofChickens, lines };
}

/** "2 pollos, cerveza × 2, con patatas"; empty where chickens and lines say it all. */
export function heardDetails(heard: HeardFood, shelf: Shelf): string {
  const { chickens, lines } = requestedOf(heard, shelf);
  return heard.details === '' ? '' : `${wordsBefore(chickens, lines, shelf)}${heard.details}`;
}

/** "2 pollos, cerveza × 2, "; empty where nothing has a line or is a chicken. */
function wordsBefore(
  chickens: Tenths,
  lines: readonly RequestedLine[],
  { menu, products }: Shelf,
): string {
  const resolved = resolveLines(lines, menu);
  const ofLines = 'lines' in resolved ? detailsOfLines(resolved.lines, products) : '';
  const words = lines.length === 0 && chickens > 0 ? detailsOfQuantity(chickens) : ofLines;
  return words === '' ? '' : `${words}, `;
}
