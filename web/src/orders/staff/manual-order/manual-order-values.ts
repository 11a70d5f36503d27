// What the desk's new-order form begins with, and the request that becomes of it: the looser rules of
// an entry by hand (docs/rules/orders.md#manual-orders).
import { HALF, MAX_STAFF_QUANTITY } from '@brasa/core/kernel/tenths.ts';
import type { Week } from '../../pickup/pickup-offer.ts';
import { proposedPickup } from '../../pickup/proposed-pickup.ts';
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
    details: '',
    pickupDay: day,
    pickupClock: clock,
    customerPhone: '',
    customerEmail: '',
  };
}

export function manualPayload(values: StaffOrderValues) {
  const quantity = Number(values.quantity);
  return {
    ...staffOrderPayload(values),
    customerDNI: '',
    customerAddress: '',
    quantity,
    totalAmount: quantity * 0,
    selectedTime: values.pickupClock,
    gdprConsent: false,
    is_manual_entry: true as const,
  };
}
export type ManualPayload = ReturnType<typeof manualPayload>;
