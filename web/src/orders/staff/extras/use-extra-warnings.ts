// Staff may pass what customers may not, once they have been told
// (docs/rules/orders.md#what-can-be-ordered-for-when).
import type { Offer } from '@brasa/core/orders/basket.rules.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Line } from '@brasa/core/orders/order-lines.rules.ts';
import { pickupInstant } from '../../pickup/pickup-instant.ts';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { extraWarning } from './extra-lines.ts';

/** By the places of the lines; null where there is nothing to warn of. */
export function useExtraWarnings(
  form: UseFormReturn<StaffOrderValues>,
  offer: Offer,
  { now, before }: { now: number; before: readonly Line[] },
): (string | null)[] {
  const [extras, day, clock] = useWatch({
    control: form.control,
    name: ['lines', 'pickupDay', 'pickupClock'],
  });
  const pickup = pickupInstant(day, clock);
  return extras.map((extra) => extraWarning(extra, offer, { pickup, now, before }));
}
