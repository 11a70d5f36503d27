// What the order form holds, and the request that becomes of it (docs/rules/orders.md#customer-orders).
import { instantToIso, isDay } from '@brasa/core/kernel/madrid-time.ts';
import { parseTenths, type Tenths } from '@brasa/core/kernel/tenths.ts';
import { detailsOfQuantity } from '@brasa/core/orders/orders.rules.ts';
import { DEFAULT_QUANTITY } from '@brasa/core/orders/pickup-slots.rules.ts';
import { oneOf } from '../../browser/forms/server-faults.ts';
import { pickupInstant } from '../pickup/pickup-instant.ts';
import { proposedPickup } from '../pickup/proposed-pickup.ts';

export type OrderFormValues = {
  /** Chickens as an option's value: "0.5", "1", "1.5". */
  quantity: string;
  /** "YYYY-MM-DD" in Madrid, or empty. */
  pickupDay: string;
  /** "HH:mm" in Madrid, or empty. */
  selectedTime: string;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  gdprConsent: boolean;
};

const namedField = oneOf<keyof OrderFormValues>(
  'quantity',
  'selectedTime',
  'customerName',
  'customerPhone',
  'customerEmail',
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
    pickupDay: day,
    selectedTime: clock,
    customerName: '',
    customerPhone: '',
    customerEmail: '',
    gdprConsent: false,
  };
}

export function orderPayload(values: OrderFormValues) {
  const { customerName, customerPhone, customerEmail, selectedTime, gdprConsent } = values;
  const tenths = quantityOf(values.quantity);
  const quantity = tenths === null ? Number.NaN : tenths / 10;
  const pickup = pickupInstant(values.pickupDay, selectedTime);
  return {
    ...{ customerName, customerPhone, customerEmail, selectedTime, gdprConsent },
    customerDNI: '',
    customerAddress: '',
    quantity,
    details: detailsOfQuantity(tenths ?? 0),
    // Always nothing: the price is staff's to say when the order is paid.
    totalAmount: quantity * 0,
    pickupTime: pickup === null ? '' : instantToIso(pickup),
  };
}
