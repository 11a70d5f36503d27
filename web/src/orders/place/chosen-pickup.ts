// Which of day and time somebody has chosen. See docs/rules/orders.md#default-pick-up-time.
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormChanges } from '../../browser/forms/use-form-changes.ts';
import type { OrderFormValues, PickupField } from './order-form-values.ts';

type Pickup = Pick<OrderFormValues, PickupField>;

const FIELDS: readonly PickupField[] = ['pickupDay', 'selectedTime'];

const pickupOf = ({ pickupDay, selectedTime }: Pickup): Pickup => ({ pickupDay, selectedTime });

/**
 * Notes it in the form: what somebody changes is theirs from then on, also where they go back to what was
 * proposed. What is put there while `isProposing` is nobody's choice.
 */
export function useChosenPickup(
  form: UseFormReturn<OrderFormValues>,
  isProposing: RefObject<boolean>,
): void {
  const before = useRef<Pickup | null>(null);
  const begin = useEffectEvent(() => {
    before.current = pickupOf(form.getValues());
  });
  useEffect(() => begin(), []);
  useFormChanges(form, ({ values, name }) => {
    const earlier = before.current;
    before.current = pickupOf(values);
    if (isProposing.current) return;
    // A field that is only left is named too.
    const field = FIELDS.find((one) => one === name && values[one] !== earlier?.[one]);
    if (field === undefined || values.chosenPickup.includes(field)) return;
    form.setValue('chosenPickup', [...values.chosenPickup, field], { shouldDirty: true });
  });
}
