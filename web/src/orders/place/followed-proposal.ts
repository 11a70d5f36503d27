// The day and time that the form proposes until somebody chooses them, and what was typed before a reload.
// See docs/rules/orders.md#default-pick-up-time.
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { ORDER_DRAFT, useCachedDraft } from '../../browser/forms/cached-draft.ts';
import { propose, useFormChanges } from '../../browser/forms/use-form-changes.ts';
import { readBasket } from '../basket/basket-store.ts';
import { chosenValues } from '../basket/use-basket-in-form.ts';
import { chosenWith, useChosenPickup } from '../pickup/chosen-pickup.ts';
import { pickupInstant } from '../pickup/pickup-instant.ts';
import type { DaySlots, Week } from '../pickup/pickup-offer.ts';
import { movedText, proposedOnDay, proposedPickup } from '../pickup/proposed-pickup.ts';
import { emptyOrder, type OrderFormValues, type PickupField } from './order-form-values.ts';
import { isOrderUnanswered } from './unanswered-order.ts';

type Form = UseFormReturn<OrderFormValues>;

const PICKUP_FIELDS: readonly PickupField[] = ['pickupDay', 'selectedTime'];

type Proposal = {
  now: number | null;
  week: Week;
  offer: Offer | null;
  /** The first day on which all that is in the order can be had. */
  first: Day | null;
  slots: DaySlots;
};

/**
 * Day and time follow the clock until somebody chooses them; a proposed time gives way to the hours of a
 * day that was chosen. An order that has gone out stays as it is until it is taken or changed: with
 * another time a retry would be another order. Answers what to say of a proposal that was on the screen
 * and is another one now, and of a first one that is not for the usual day.
 */
export function useFollowedProposal(
  form: Form,
  { now, week, offer, first, slots, isSending }: Proposal & { isSending: boolean },
): string | null {
  const [moved, setMoved] = useState<{ text: string | null; day: string } | null>(null);
  const queryClient = useQueryClient();
  const [currentDay, chosen] = useWatch({
    control: form.control,
    name: ['pickupDay', 'chosenPickup'],
  });
  const isTimeChosen = chosen.includes('selectedTime');
  const isProposing = useRef(false);
  const onChosen = (field: PickupField) => {
    const chosen = chosenWith(form.getValues('chosenPickup'), field);
    form.setValue('chosenPickup', chosen, { shouldDirty: true });
  };
  useChosenPickup({ form, fields: PICKUP_FIELDS, isProposing, onChosen });
  useEffect(() => {
    if (now === null || isTimeChosen || isSending) return;
    if (isOrderUnanswered(queryClient, form.getValues(), offer)) return;
    const [day, clock] = form.getValues(['pickupDay', 'selectedTime']);
    const before = { day, clock };
    // As the form has it now: somebody may have chosen since this was rendered, and before it runs.
    const chosenByNow = form.getValues('chosenPickup');
    const isOwnDay = chosenByNow.includes('pickupDay');
    if (chosenByNow.includes('selectedTime')) return;
    const after = isOwnDay
      ? proposedOnDay(before, now, week, slots)
      : proposedPickup(now, week, first ?? undefined, slots);
    if (after.day === day && after.clock === clock) return;
    // Nobody has asked for it: whatever somebody does ask for is rendered first.
    startTransition(() => {
      isProposing.current = true;
      if (!isOwnDay) propose(form, 'pickupDay', after.day);
      propose(form, 'selectedTime', after.clock);
      isProposing.current = false;
      const proposed = day === '' ? proposedPickup(now, week) : before;
      setMoved({ text: movedText(proposed, after), day: after.day });
    });
  }, [
    form,
    queryClient,
    now,
    week,
    offer,
    first,
    slots,
    currentDay,
    chosen,
    isTimeChosen,
    isSending,
  ]);
  // On a day that somebody has chosen since there is nothing more to say of it.
  return isTimeChosen || moved?.day !== currentDay ? null : moved.text;
}

export function useStoredDraft(form: Form, { now, week, offer, first }: Proposal): () => void {
  const queryClient = useQueryClient();
  const { draft, storeDraft, dropDraft, onDraftDropped } =
    useCachedDraft<OrderFormValues>(ORDER_DRAFT);
  const isRestored = useRef(false);
  useEffect(() => {
    if (!draft || now === null || isRestored.current) return;
    isRestored.current = true;
    const chosen = pickupInstant(draft.pickupDay, draft.selectedTime);
    // What was chosen earlier may be over by now; what was sent may have arrived in time.
    const isOver =
      chosen !== null && chosen <= now && !isOrderUnanswered(queryClient, draft, offer);
    const { day, clock } = proposedPickup(now, week, first ?? undefined);
    const pickup = isOver && { pickupDay: day, selectedTime: clock };
    const chosenFood = chosenValues(readBasket());
    form.reset({ ...draft, ...chosenFood, ...pickup }, { keepDefaultValues: true });
  }, [form, queryClient, draft, now, week, offer, first]);
  useFormChanges(form, ({ values, isDirty }) => {
    if (isDirty) storeDraft(values);
  });
  // What is chosen stays on the device.
  const restart = useEffectEvent(() =>
    form.reset({ ...emptyOrder(Date.now()), ...chosenValues(readBasket()) }),
  );
  useEffect(() => onDraftDropped(() => restart()), [onDraftDropped]);
  return dropDraft;
}
