// What the desk's new-order form holds, and the request that becomes of it: the looser rules of an
// entry by hand (docs/rules/orders.md#manual-orders).
import { instantToIso, madridClock, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { HALF, MAX_STAFF_QUANTITY } from '@brasa/core/kernel/tenths.ts';
import { defaultPickupSlot } from '@brasa/core/orders/pickup-slots.rules.ts';
import { pickupInstant } from '../../pickup/pickup-instant.ts';

export type ManualOrderValues = {
  customerName: string;
  /** Chickens as an option's value: "0", "0.5", "17.5". */
  quantity: string;
  details: string;
  pickupDay: string;
  pickupClock: string;
  customerPhone: string;
  customerEmail: string;
};
export type ManualOrderField = keyof ManualOrderValues;

export const PAELLA = 'paella';
export const NO_CHICKENS = '0';

/** 0 (a paella or another dish) to 17.5 in half steps, in tenths. */
export const MANUAL_QUANTITIES: readonly number[] = Array.from(
  { length: MAX_STAFF_QUANTITY / HALF + 1 },
  (_, index) => index * HALF,
);

export function emptyManualOrder(now: number): ManualOrderValues {
  return {
    customerName: '',
    quantity: '1',
    details: '',
    pickupDay: madridDay(now),
    pickupClock: defaultPickupSlot(madridClock(now)) ?? '',
    customerPhone: '',
    customerEmail: '',
  };
}

export function manualPayload(values: ManualOrderValues) {
  const pickup = pickupInstant(values.pickupDay, values.pickupClock);
  const quantity = Number(values.quantity);
  return {
    customerName: values.customerName,
    customerPhone: values.customerPhone,
    customerEmail: values.customerEmail,
    customerDNI: '',
    customerAddress: '',
    quantity,
    // Left empty, the server says what the quantity says.
    details: values.details,
    totalAmount: quantity * 0,
    pickupTime: pickup === null ? '' : instantToIso(pickup),
    selectedTime: values.pickupClock,
    gdprConsent: false,
    is_manual_entry: true as const,
  };
}
export type ManualPayload = ReturnType<typeof manualPayload>;
