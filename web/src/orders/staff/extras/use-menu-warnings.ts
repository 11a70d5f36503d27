// Staff may pass what customers may not, once they have been told
// (docs/rules/orders.md#what-can-be-ordered-for-when).
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { pickupInstant } from '../../pickup/pickup-instant.ts';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { menuWarnings, type MenuWarnings, type OrderedBefore } from './menu-warnings.ts';

export function useMenuWarnings(
  form: UseFormReturn<StaffOrderValues>,
  offer: Offer,
  asking: { now: number; before: OrderedBefore | null },
): MenuWarnings {
  const [quantity, lines, day, clock] = useWatch({
    control: form.control,
    name: ['quantity', 'lines', 'pickupDay', 'pickupClock'],
  });
  return menuWarnings({ quantity, lines }, offer, { ...asking, pickup: pickupInstant(day, clock) });
}
