// What a form of the staff holds of an order, new or not.
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import { oneOf } from '../../browser/forms/server-faults.ts';
import { pickupInstant } from '../pickup/pickup-instant.ts';
import type { ExtraLine } from './extras/extra-lines.ts';

export type StaffOrderFields = {
  customerName: string;
  /**
   * Plain chickens, which the lines say nothing of: of a new order as an option's value ("17.5"), else as
   * they travel ("2.0").
   */
  quantity: string;
  /** What there is beside them. */
  lines: ExtraLine[];
  /** Empty while they would only repeat the quantity: then the server writes them. */
  details: string;
  /** The customer's note for the kitchen; empty where there is none. */
  note: string;
  /** "YYYY-MM-DD" in Madrid, or empty. */
  pickupDay: string;
  /** "HH:mm" in Madrid, or empty. */
  pickupClock: string;
  customerPhone: string;
  customerEmail: string;
};
export type StaffOrderField = keyof StaffOrderFields;
export type StaffPickupField = 'pickupDay' | 'pickupClock';

export type StaffOrderValues = StaffOrderFields & {
  /** Of a new order: which of day and time somebody has chosen, if only what was proposed before. */
  chosenPickup?: readonly StaffPickupField[];
};

/** The field of a path of the request, except for the pick-up, which is typed in two. */
export const staffFieldOf = oneOf<StaffOrderField>(
  'customerName',
  'quantity',
  'lines',
  'details',
  'note',
  'customerPhone',
  'customerEmail',
);

/** What both forms send as they hold it. */
export function staffOrderPayload(values: StaffOrderValues) {
  const { customerName, customerPhone, customerEmail, details, pickupDay, pickupClock } = values;
  const pickup = pickupInstant(pickupDay, pickupClock);
  const pickupTime = pickup === null ? '' : instantToIso(pickup);
  return { customerName, customerPhone, customerEmail, details, pickupTime };
}
