import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Offer } from '@brasa/core/orders/basket.rules.ts';
import type { OrderMenu } from '../extras/order-menu.ts';
import type { StaffOrderField, StaffOrderValues } from '../staff-order-values.ts';
import type { DeskFailure } from '../transition-failure.ts';
import type { ProposedQuantity } from './use-proposed-quantity.ts';

/** An order that was spoken and is to be completed by hand. */
export type Dictated = {
  /** What was understood, and what is to be asked. */
  note: DeskFailure;
  valuesIn: (offer: Offer) => StaffOrderValues;
};

type Filled = { menu: OrderMenu; proposed: ProposedQuantity };

/** Looked for in this order: whoever is asked first has the focus. */
const ASKED: readonly StaffOrderField[] = ['customerName', 'pickupClock', 'pickupDay'];

/** Puts what was dictated into the form, as soon as the menu is known; the focus goes to what is missing. */
export function useDictated(
  form: UseFormReturn<StaffOrderValues>,
  dictated: Dictated | null,
  { menu, proposed }: Filled,
): void {
  const isMenuKnown = menu.menu.size > 0 || menu.isUnknown;
  const fill = useEffectEvent((spoken: Dictated) => {
    const { quantity, ...values } = spoken.valuesIn(menu);
    proposed.choose(quantity);
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof typeof values, value, { shouldDirty: true });
    }
    form.clearErrors();
    const missing = ASKED.find((field) => form.getValues(field) === '');
    if (missing) form.setFocus(missing);
  });
  useEffect(() => {
    if (dictated && isMenuKnown) fill(dictated);
  }, [dictated, isMenuKnown]);
}
