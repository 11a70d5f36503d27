// What the desk's new-order form begins with, and the request that becomes of it: the looser rules of
// an entry by hand (docs/rules/orders.md#manual-orders).
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { HALF, MAX_STAFF_QUANTITY } from '@brasa/core/kernel/amounts/tenths.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import type { Week } from '../../pickup/pickup-offer.ts';
import { proposedPickup } from '../../pickup/proposed-pickup.ts';
import { composed, sentExtras, sentLines } from '../extras/extra-lines.ts';
import { staffOrderPayload, type StaffOrderValues } from '../staff-order-values.ts';

export const NO_CHICKENS = '0';
export const FIRST_QUANTITY = '1';

/** 0 (a paella or another dish) to 17.5 in half steps, in tenths. */
export const MANUAL_QUANTITIES: readonly number[] = Array.from(
  { length: MAX_STAFF_QUANTITY / HALF + 1 },
  (_, index) => index * HALF,
);

export function emptyManualOrder(now: number, week: Week): StaffOrderValues {
  const { day, clock } = proposedPickup(now, week);
  return {
    customerName: '',
    quantity: FIRST_QUANTITY,
    lines: [],
    details: '',
    note: '',
    pickupDay: day,
    pickupClock: clock,
    customerPhone: '',
    customerEmail: '',
    chosenPickup: [],
  };
}

const NO_OFFER: Offer = { menu: new Map(), products: { whole: null, half: null } };

/** Chickens alone go out as they always have; with anything else all of it goes out as lines. */
export function manualPayload(
  values: StaffOrderValues,
  offer = NO_OFFER,
  { overCapacity = false } = {},
) {
  return {
    ...staffOrderPayload(values),
    customerDNI: '',
    customerAddress: '',
    ...contentOf(values, offer),
    totalAmount: 0,
    selectedTime: values.pickupClock,
    gdprConsent: false,
    is_manual_entry: true as const,
    ...(overCapacity && { overCapacity }),
  };
}
export type ManualPayload = ReturnType<typeof manualPayload>;

/** Null where the menu does not say what the chickens are. */
export function enteredOrder({ quantity, lines: extras }: StaffOrderValues, offer: Offer) {
  return composed({ chickens: chickensOf({ quantity }), extras }, offer);
}

type SentContent = { quantity?: number; lines?: ReturnType<typeof sentLines> };

/** Where the menu does not say what the chickens are, the server says so. */
function contentOf(values: StaffOrderValues, offer: Offer): SentContent {
  const { quantity, lines: extras } = values;
  if (extras.length === 0) return { quantity: Number(quantity) };
  const order = enteredOrder(values, offer);
  if (order) return { lines: sentLines(order.requested) };
  return { quantity: Number(quantity), lines: sentExtras(extras) };
}

/** How many lines of the request the chickens take. */
export function plainLinesOf({ lines = [] }: ManualPayload, values: StaffOrderValues): number {
  return Math.max(0, lines.length - values.lines.length);
}
