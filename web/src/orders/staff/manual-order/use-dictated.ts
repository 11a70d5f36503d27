import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { dismissToast, toast } from '../../../ui/toast/toast.ts';
import type { OrderMenu } from '../extras/order-menu.ts';
import type { StaffOrderField, StaffOrderValues } from '../staff-order-values.ts';
import type { DeskFailure } from '../transition-failure.ts';
import type { ProposedQuantity } from './use-proposed-quantity.ts';

/** An order that was spoken, or refused, and is to be completed by hand. */
export type Dictated = {
  /** What was understood, and what is to be asked. */
  note: DeskFailure;
  valuesIn: (offer: Offer) => StaffOrderValues;
  /** What is said where it takes the place of an order that was half written; null where none was. */
  replacing: string | null;
};

type Filled = {
  menu: OrderMenu;
  proposed: ProposedQuantity;
  /** What was typed is there again. */
  onTakenBack: () => void;
};

/** Looked for in this order: whoever is asked first has the focus. */
const ASKED: readonly StaffOrderField[] = ['customerName', 'pickupClock', 'pickupDay'];

const UNDO_MS = 10_000;

/**
 * Puts what was dictated into the form, as soon as the menu is known; the focus goes to what is missing. What was
 * typed before comes back by Deshacer.
 */
export function useDictated(
  form: UseFormReturn<StaffOrderValues>,
  dictated: Dictated | null,
  { menu, proposed, onTakenBack }: Filled,
): void {
  const isMenuKnown = menu.menu.size > 0 || menu.isUnknown;
  const offerUndo = useUndoOffer(form, { proposed, onTakenBack });
  const fill = useEffectEvent((spoken: Dictated) => {
    if (spoken.replacing !== null) offerUndo(spoken.replacing);
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

/** Offers to bring back what the form holds now, for as long as the form is there. */
function useUndoOffer(
  form: UseFormReturn<StaffOrderValues>,
  { proposed, onTakenBack }: Omit<Filled, 'menu'>,
): (title: string) => void {
  const offer = useRef<number>(undefined);
  useEffect(() => () => dismissToast(offer.current ?? 0), []);
  return (title) => {
    const typed = form.getValues();
    const restoreChoice = proposed.remember();
    offer.current = toast({
      title,
      description: 'En lugar de lo que tenías escrito.',
      tone: 'good',
      action: {
        label: 'Deshacer',
        onSelect: () => {
          form.reset(typed, { keepDefaultValues: true });
          restoreChoice();
          onTakenBack();
        },
      },
      durationMs: UNDO_MS,
      outlivesNext: true,
      replaces: offer.current,
    });
  };
}
