// The pick-up that the new order proposes, until something is filled in.
// See docs/rules/orders.md#default-pick-up-time.
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { propose } from '../../../browser/forms/use-form-changes.ts';
import { chosenWith, useChosenPickup } from '../../pickup/chosen-pickup.ts';
import type { Week } from '../../pickup/pickup-offer.ts';
import { movedText, proposedPickup } from '../../pickup/proposed-pickup.ts';
import type { StaffOrderValues, StaffPickupField } from '../staff-order-values.ts';

const PICKUP_FIELDS: readonly StaffPickupField[] = ['pickupDay', 'pickupClock'];

type Clock = {
  now: number;
  week: Week;
  /** Whether somebody looks at the form. */
  isOpen: boolean;
};

/**
 * What nobody has begun to fill in follows the clock and the day's hours; answers what to say of a time
 * that somebody saw. One that is filled in stays as it is, and is warned of once it is over.
 */
export function useFollowedClock(
  form: UseFormReturn<StaffOrderValues>,
  { now, week, isOpen }: Clock,
): string | null {
  const [moved, setMoved] = useState<string | null>(null);
  const isProposing = useRef(false);
  const onChosen = (field: StaffPickupField) => {
    const chosen = chosenWith(form.getValues('chosenPickup') ?? [], field);
    form.setValue('chosenPickup', chosen, { shouldDirty: true });
  };
  useChosenPickup({ form, fields: PICKUP_FIELDS, isProposing, onChosen });
  const chosen = useWatch({ control: form.control, name: 'chosenPickup' });
  const isPickupChosen = (chosen ?? []).length > 0;
  // A chosen time is something that was filled in, also where it is the proposed one.
  const { isDirty } = form.formState;
  if (moved !== null && (!isOpen || isPickupChosen)) setMoved(null);
  const follow = useEffectEvent(() => {
    if (isDirty) return;
    const [day, clock] = form.getValues(['pickupDay', 'pickupClock']);
    const after = proposedPickup(now, week);
    if (after.day === day && after.clock === clock) return;
    // Nobody has asked for it: whatever somebody does ask for is rendered first.
    startTransition(() => {
      isProposing.current = true;
      propose(form, 'pickupDay', after.day);
      propose(form, 'pickupClock', after.clock);
      isProposing.current = false;
      if (isOpen) setMoved(movedText({ day, clock }, after));
    });
  });
  useEffect(() => follow(), [now, week, isDirty]);
  return moved;
}
