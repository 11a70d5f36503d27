// What staff are warned of and may do all the same: a time at which customers could not pick up.
// See docs/rules/orders.md#staff-are-warned-of-a-pick-up-time.
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { pickupRefusal } from '@brasa/core/hours/hours.rules.ts';
import type { FailureCode } from '@brasa/core/failures.ts';
import { pickupInstant } from '../pickup/pickup-instant.ts';
import type { Week } from '../pickup/pickup-offer.ts';
import type { StaffOrderValues } from './staff-order-values.ts';

const REASONS: Partial<Record<FailureCode, string>> = {
  PICKUP_IN_THE_PAST: 'Esa hora ya ha pasado.',
  PICKUP_TOO_FAR_AHEAD: 'Ese día está a más de un año.',
  PICKUP_DAY_CLOSED: 'Ese día estamos cerrados.',
  PICKUP_OUTSIDE_HOURS: 'A esa hora estamos cerrados.',
};

/** Null when there is nothing to warn of; until the week is known only the past is warned of. */
export function usePickupWarning(form: UseFormReturn<StaffOrderValues>, week: Week, now: number) {
  const pickup = useWatch({
    control: form.control,
    compute: ({ pickupDay, pickupClock }: StaffOrderValues) =>
      pickupInstant(pickupDay, pickupClock),
  });
  if (pickup === null) return null;
  const past: FailureCode | null = pickup <= now ? 'PICKUP_IN_THE_PAST' : null;
  const refusal = week ? pickupRefusal(week, pickup, now) : past;
  const reason = refusal === null ? undefined : REASONS[refusal];
  return reason === undefined ? null : `${reason} Puedes guardarlo igualmente.`;
}
