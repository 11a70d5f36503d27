// Which of day and time somebody has chosen, in the customers' form and the staff's alike.
// See docs/rules/orders.md#default-pick-up-time.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormChanges } from '../../browser/forms/use-form-changes.ts';

type PickupForm<Values extends FieldValues, Field> = {
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>;
  /** Those of day and time. */
  fields: readonly Field[];
  /** What is put there meanwhile is nobody's choice. */
  isProposing: RefObject<boolean>;
  onChosen: (field: Field) => void;
};

/**
 * Tells of each change that somebody makes: it is theirs from then on, also where they go back to what
 * was proposed.
 */
export function useChosenPickup<Values extends FieldValues, Field extends keyof Values>({
  form,
  fields,
  isProposing,
  onChosen,
}: PickupForm<Values, Field>): void {
  const before = useRef<Values | null>(null);
  const begin = useEffectEvent(() => {
    before.current = { ...form.getValues() };
  });
  useLayoutEffect(() => begin(), []);
  useFormChanges(form, ({ values, name }) => {
    const earlier = before.current;
    before.current = { ...values };
    if (isProposing.current) return;
    // A field that is only left is named too.
    const field = fields.find((one) => one === name && values[one] !== earlier?.[one]);
    if (field !== undefined) onChosen(field);
  });
}

/** With the field among them; the same where it is there. */
export function chosenWith<Field>(chosen: readonly Field[], field: Field): readonly Field[] {
  return chosen.includes(field) ? chosen : [...chosen, field];
}
