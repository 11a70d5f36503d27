// What the order form holds, and the request that becomes of it (docs/rules/orders.md#customer-orders).
import { instantToIso, isDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTenths, tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import {
  requestedLines,
  sumOf,
  type Basket,
  type BasketLine,
  type Offer,
} from '@brasa/core/orders/place/basket.rules.ts';
import { detailsOfQuantity } from '@brasa/core/orders/orders.rules.ts';
import { DEFAULT_QUANTITY } from '@brasa/core/orders/place/pickup-slots.rules.ts';
import { oneOf } from '../../browser/forms/server-faults.ts';
import { pickupInstant } from '../pickup/pickup-instant.ts';
import { proposedPickup } from '../pickup/proposed-pickup.ts';

export type PickupField = 'pickupDay' | 'selectedTime';

export type OrderFormValues = {
  /** Chickens as an option's value: "0.5", "1", "1.5". */
  quantity: string;
  /** What else is in the order. */
  lines: readonly BasketLine[];
  /** "YYYY-MM-DD" in Madrid, or empty. */
  pickupDay: string;
  /** "HH:mm" in Madrid, or empty. */
  selectedTime: string;
  /** Which of the two somebody has chosen, if only what was proposed before. */
  chosenPickup: readonly PickupField[];
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  /** For the kitchen. */
  note: string;
  gdprConsent: boolean;
};

const namedField = oneOf<keyof OrderFormValues>(
  'quantity',
  'selectedTime',
  'customerName',
  'customerPhone',
  'customerEmail',
  'note',
  'gdprConsent',
);

/** The form's field for a path of the request; undefined for what the form has no field for. */
export function fieldOfPath(
  path: string,
  values: OrderFormValues,
): keyof OrderFormValues | undefined {
  if (path === 'pickupTime') return isDay(values.pickupDay) ? 'selectedTime' : 'pickupDay';
  return namedField(path);
}

export type OrderPayload = ReturnType<typeof orderPayload>;

export function quantityValue(quantity: number): string {
  return String(quantity / 10);
}

/** "1.5" → 15; null for anything that is no quantity. */
export function quantityOf(value: string): Tenths | null {
  return parseTenths(value);
}

export function emptyOrder(now: number | null): OrderFormValues {
  const { day, clock } = proposedPickup(now);
  return {
    quantity: quantityValue(DEFAULT_QUANTITY),
    lines: [],
    pickupDay: day,
    selectedTime: clock,
    chosenPickup: [],
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    note: '',
    gdprConsent: false,
  };
}

/** What the form holds, as it is chosen on other pages. */
export function basketOf({ quantity, lines }: Pick<OrderFormValues, 'quantity' | 'lines'>): Basket {
  return { chickens: quantityOf(quantity) ?? tenths(0), lines };
}

/** Without an offer nobody knows what chickens cost, nor what stands for them on the menu. */
export function orderPayload(values: OrderFormValues, offer: Offer | null = null) {
  const { customerName, customerPhone, customerEmail, selectedTime, gdprConsent } = values;
  const pickup = pickupInstant(values.pickupDay, selectedTime);
  return {
    ...{ customerName, customerPhone, customerEmail, selectedTime, gdprConsent },
    customerDNI: '',
    customerAddress: '',
    ...(values.note.trim() !== '' && { note: values.note }),
    ...(values.lines.length === 0 ? chickensAlone(values) : withLines(values, offer)),
    ...expected(values, offer),
    pickupTime: pickup === null ? '' : instantToIso(pickup),
  };
}

function chickensAlone({ quantity: typed }: OrderFormValues) {
  const chickens = quantityOf(typed);
  const quantity = chickens === null ? Number.NaN : chickens / 10;
  return {
    quantity,
    details: detailsOfQuantity(chickens ?? 0),
    // Always nothing: the price is staff's to say when the order is paid.
    totalAmount: quantity * 0,
  };
}

function withLines(values: OrderFormValues, offer: Offer | null) {
  const basket = basketOf(values);
  const requested = (offer && requestedLines(basket, offer)) ?? basket.lines;
  const lines = requested.map(({ productId, quantity, note }) => ({
    ...{ productId, quantity: quantity / 10, note },
  }));
  return { lines, details: '', totalAmount: 0 };
}

/** What it costs on this screen; nothing where that cannot be told. */
function expected(values: OrderFormValues, offer: Offer | null): { expectedTotal?: string } {
  const sum = offer && sumOf(basketOf(values), offer);
  return sum ? { expectedTotal: centsToDecimal(sum.total) } : {};
}
