// The order form's life: proposed, filled in, sent, empty again.
// See docs/rules/orders.md#order-form.
import { startTransition, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../browser/api/api-error.ts';
import { useCachedDraft } from '../../browser/forms/cached-draft.ts';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { propose, useFormChanges } from '../../browser/forms/use-form-changes.ts';
import { serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { toast, toastSuccess } from '../../ui/toast/toast.ts';
import { forgetOrder, isOrderUnanswered } from './unanswered-order.ts';
import { orderFailure } from './order-failure.ts';
import {
  emptyOrder,
  fieldOfPath,
  orderPayload,
  type OrderFormValues,
} from './order-form-values.ts';
import type { JustPlaced } from './placed-order.ts';
import { useCreateOrder, useOrderTaken } from '../orders.queries.ts';
import type { Week } from '../pickup/pickup-offer.ts';
import { pickupInstant } from '../pickup/pickup-instant.ts';
import { movedText, proposedOnDay, proposedPickup } from '../pickup/proposed-pickup.ts';

type Form = UseFormReturn<OrderFormValues>;

const contract = lazyResolver(() => import('./order-form-resolver.ts'));

type Events = {
  onPlaced: (order: JustPlaced) => void;
  /** The server wants to know who it is; never for a plain customer's order. */
  onLoginRequired: () => void;
};

export function useOrderForm(
  now: number | null,
  week: Week,
  { onPlaced, onLoginRequired }: Events,
) {
  const form = useForm<OrderFormValues>({
    resolver: contract.resolver,
    defaultValues: emptyOrder(now),
  });
  usePreloadedContract(form, contract);
  const dropDraft = useStoredDraft(form, now, week);
  const queryClient = useQueryClient();
  const create = useCreateOrder({
    onSuccess: ({ key }) => {
      toastSuccess('Pedido realizado', 'Tu pedido ha sido registrado correctamente');
      // Which empties the form, unless it is somebody else's by now.
      if (forgetOrder(queryClient, key)) dropDraft();
    },
    onError: (error) => {
      toast({ ...orderFailure(error), tone: 'bad' });
    },
  });
  const movedTime = useFollowedProposal(form, { now, week, isSending: create.isSending });

  useOrderTaken((values, { key, order }) => onPlaced({ values, key, id: order?.id }));

  const send = (values: OrderFormValues) => {
    if (create.isSendingNow()) return;
    create.mutate(values, {
      // This concerns only the form that has sent it; TanStack drops it with that.
      onError: (error) => {
        markFaultyFields(form, error, values);
        if (error instanceof ApiError && error.status === 401) onLoginRequired();
      },
    });
  };

  return {
    form,
    /** What to say of a time that has changed by itself. */
    movedTime,
    submit: form.handleSubmit(send, () => create.reset()),
    isPending: create.isSending,
    failure: create.error && orderFailure(create.error),
  };
}

type Proposal = { now: number | null; week: Week; isSending: boolean };

/**
 * Day and time follow the clock until somebody chooses them; a proposed time gives way to the hours of a
 * day that was chosen. An order that has gone out stays as it is until it is taken or changed: with
 * another time a retry would be another order. Answers what to say of a proposal that was on the screen
 * and is another one now.
 */
function useFollowedProposal(form: Form, { now, week, isSending }: Proposal): string | null {
  const [moved, setMoved] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const { dirtyFields } = form.formState;
  const isTimeChosen = Boolean(dirtyFields.selectedTime);
  const chosenDay = useWatch({ control: form.control, name: 'pickupDay' });
  const isDayChosen = Boolean(dirtyFields.pickupDay);
  useEffect(() => {
    if (now === null || isTimeChosen || isSending) return;
    if (isOrderUnanswered(queryClient, orderPayload(form.getValues()))) return;
    const [day, clock] = form.getValues(['pickupDay', 'selectedTime']);
    const before = { day, clock };
    const after = isDayChosen ? proposedOnDay(before, now, week) : proposedPickup(now, week);
    if (after.day === day && after.clock === clock) return;
    // Nobody has asked for it: whatever somebody does ask for is rendered first.
    startTransition(() => {
      if (!isDayChosen) propose(form, 'pickupDay', after.day);
      propose(form, 'selectedTime', after.clock);
      setMoved(movedText(before, after));
    });
  }, [form, queryClient, now, week, chosenDay, isDayChosen, isTimeChosen, isSending]);
  return isTimeChosen ? null : moved;
}

function useStoredDraft(form: Form, now: number | null, week: Week): () => void {
  const queryClient = useQueryClient();
  const { draft, storeDraft, dropDraft, onDraftDropped } =
    useCachedDraft<OrderFormValues>('order-draft');
  const isRestored = useRef(false);
  useEffect(() => {
    if (!draft || now === null || isRestored.current) return;
    isRestored.current = true;
    const chosen = pickupInstant(draft.pickupDay, draft.selectedTime);
    // What was chosen earlier may be over by now; what was sent may have arrived in time.
    const isOver =
      chosen !== null && chosen <= now && !isOrderUnanswered(queryClient, orderPayload(draft));
    const { day, clock } = proposedPickup(now, week);
    const pickup = isOver && { pickupDay: day, selectedTime: clock };
    form.reset({ ...draft, ...pickup }, { keepDefaultValues: true });
  }, [form, queryClient, draft, now, week]);
  useFormChanges(form, ({ values, isDirty }) => {
    if (isDirty) storeDraft(values);
  });
  useEffect(() => onDraftDropped(() => form.reset(emptyOrder(Date.now()))), [form, onDraftDropped]);
  return dropDraft;
}

function markFaultyFields(form: Form, error: Error, values: OrderFormValues) {
  const isPickup = error instanceof ApiError && error.code?.startsWith('PICKUP_') === true;
  const fieldOf = (path: string) => fieldOfPath(path, values);
  const whole = isPickup ? fieldOf('pickupTime') : undefined;
  const faults = whole ? [{ field: whole, message: error.message }] : serverFaults(error, fieldOf);
  showFaults(form, faults);
}
