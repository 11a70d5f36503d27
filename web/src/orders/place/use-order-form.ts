// The order form's life: proposed, filled in, sent, empty again.
// See docs/rules/orders.md#order-form.
import { startTransition, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/tenths.ts';
import { firstDayOfAll } from '@brasa/core/orders/availability.rules.ts';
import {
  onMenu,
  requestedLines,
  sumOf,
  type Basket,
  type Offer,
} from '@brasa/core/orders/basket.rules.ts';
import { ApiError, hasCode } from '../../browser/api/api-error.ts';
import { useCachedDraft } from '../../browser/forms/cached-draft.ts';
import { lazyResolver, usePreloadedContract } from '../../browser/forms/lazy-resolver.ts';
import { propose, useFormChanges } from '../../browser/forms/use-form-changes.ts';
import { serverFaults, showFaults } from '../../browser/forms/server-faults.ts';
import { toast, toastSuccess } from '../../ui/toast/toast.ts';
import { forgetOrder, isOrderUnanswered } from './unanswered-order.ts';
import { orderFailure } from './order-failure.ts';
import {
  basketOf,
  emptyOrder,
  fieldOfPath,
  orderPayload,
  type OrderFormValues,
  quantityOf,
} from './order-form-values.ts';
import type { JustPlaced } from './placed-order.ts';
import { useCreateOrder, useOrderTaken } from '../orders.queries.ts';
import type { DaySlots, Week } from '../pickup/pickup-offer.ts';
import { fullSlotOf } from '../pickup/slot-refusal.ts';
import { useDaySlots } from '../pickup/day-slots.ts';
import { chosenValues, useBasketInForm } from '../basket/use-basket-in-form.ts';
import { changeBasket, emptyBasket, readBasket, useBasket } from '../basket/basket-store.ts';
import { pickupInstant } from '../pickup/pickup-instant.ts';
import { movedText, proposedOnDay, proposedPickup } from '../pickup/proposed-pickup.ts';

type Form = UseFormReturn<OrderFormValues>;

const contract = lazyResolver(() => import('./order-form-resolver.ts'));

type Events = {
  onPlaced: (order: JustPlaced) => void;
  /** The server wants to know who it is; never for a plain customer's order. */
  onLoginRequired: () => void;
};

export function useOrderForm({ now, week, offer }: Proposed, events: Events) {
  const form = useForm<OrderFormValues>({
    resolver: contract.resolver,
    defaultValues: emptyOrder(now),
  });
  usePreloadedContract(form, contract);
  const basket = useBasketInForm(form);
  const first = firstDay(basket, offer, now);
  const slots = useChosenDaySlots(form, basket, offer);
  const proposal = { now, week, offer, first, slots };
  const dropDraft = useStoredDraft(form, proposal);
  const { send, create } = useSending(form, offer, dropDraft, events);
  const { isSending } = create;
  const movedTime = useFollowedProposal(form, { ...proposal, isSending });
  useBasketOnMenu(form, offer);

  return {
    form,
    basket,
    /** The first day on which all that is in the order can be had. */
    first,
    slots,
    /** What to say of a time that has changed by itself. */
    movedTime,
    submit: form.handleSubmit(send, () => create.reset()),
    isPending: isSending,
    // A pause says itself, for as long as it lasts.
    failure:
      create.error && !hasCode(create.error, 'ORDERING_PAUSED') ? orderFailure(create.error) : null,
    /** Where there is room, in place of a time that was full. */
    nearest: (fullSlotOf(create.error)?.nearest ?? []).map((at) => Date.parse(at)),
    choosePickup: (pickup: number) => {
      form.setValue('pickupDay', madridDay(pickup), { shouldDirty: true });
      form.setValue('selectedTime', madridClock(pickup), { shouldDirty: true });
      form.clearErrors('selectedTime');
      create.reset();
      form.setFocus('selectedTime');
    },
  };
}

/** Sends what the form holds, once at a time, and says what became of it. */
function useSending(
  form: Form,
  offer: Offer | null,
  dropDraft: () => void,
  { onPlaced, onLoginRequired }: Events,
) {
  const queryClient = useQueryClient();
  const create = useCreateOrder({
    onSuccess: ({ key }) => {
      toastSuccess('Pedido realizado', 'Tu pedido ha sido registrado correctamente');
      // Which empties the form, unless it is somebody else's by now.
      if (!forgetOrder(queryClient, key)) return;
      dropDraft();
      emptyBasket();
    },
    onError: (error) => {
      toast({ ...orderFailure(error), tone: 'bad' });
    },
  });

  useOrderTaken(({ values, offer: chosenOf }, { key, order }) => {
    const sum = chosenOf && sumOf(basketOf(values), chosenOf);
    onPlaced({ values, sum, key, id: order?.id });
  });

  const send = (values: OrderFormValues) => {
    if (create.isSendingNow()) return;
    if (isUnpriced(values, offer)) {
      showFaults(form, [{ field: 'quantity', message: CHICKENS_APART }]);
      return;
    }
    const sent = { values, offer };
    create.mutate(sent, {
      // This concerns only the form that has sent it; TanStack drops it with that.
      onError: (error) => {
        markFaultyFields(form, error, values);
        if (error instanceof ApiError && error.status === 401) onLoginRequired();
      },
    });
  };

  return { send, create };
}

/** What an order is put together from; the offer is null while the menu is not known. */
type Proposed = { now: number | null; week: Week; offer: Offer | null };

type Proposal = Proposed & { first: Day | null; slots: DaySlots };

/** What the oven has room for on the day that stands in the form, for all that is in it. */
function useChosenDaySlots(form: Form, { lines }: Basket, offer: Offer | null): DaySlots {
  const [day, quantity] = useWatch({ control: form.control, name: ['pickupDay', 'quantity'] });
  const chickens = quantityOf(quantity) ?? tenths(0);
  const sum = offer && sumOf({ chickens, lines }, offer);
  return useDaySlots(day, sum?.chickens ?? chickens);
}

function firstDay(basket: Basket, offer: Offer | null, now: number | null): Day | null {
  if (offer === null || now === null) return null;
  const items = basket.lines.flatMap(({ productId }) => offer.menu.get(productId) ?? []);
  return firstDayOfAll(items, now);
}

const CHICKENS_APART =
  'Ahora mismo los pollos se encargan aparte: deja el pedido sin pollos o sin lo demás';

/** Chickens whose price the menu does not say cannot stand beside anything else. */
function isUnpriced(values: OrderFormValues, offer: Offer | null): boolean {
  return values.lines.length > 0 && (!offer || requestedLines(basketOf(values), offer) === null);
}

/**
 * Day and time follow the clock until somebody chooses them; a proposed time gives way to the hours of a
 * day that was chosen. An order that has gone out stays as it is until it is taken or changed: with
 * another time a retry would be another order. Answers what to say of a proposal that was on the screen
 * and is another one now.
 */
function useFollowedProposal(
  form: Form,
  { now, week, offer, first, slots, isSending }: Proposal & { isSending: boolean },
): string | null {
  const [moved, setMoved] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const { dirtyFields } = form.formState;
  const isTimeChosen = Boolean(dirtyFields.selectedTime);
  const chosenDay = useWatch({ control: form.control, name: 'pickupDay' });
  const isDayChosen = Boolean(dirtyFields.pickupDay);
  useEffect(() => {
    if (now === null || isTimeChosen || isSending) return;
    if (isOrderUnanswered(queryClient, orderPayload(form.getValues(), offer))) return;
    const [day, clock] = form.getValues(['pickupDay', 'selectedTime']);
    const before = { day, clock };
    // As the form has it now: somebody may have chosen since this was rendered, and before it runs.
    const isOwnDay = form.getFieldState('pickupDay').isDirty;
    if (form.getFieldState('selectedTime').isDirty) return;
    const after = isOwnDay
      ? proposedOnDay(before, now, week, slots)
      : proposedPickup(now, week, first ?? undefined, slots);
    if (after.day === day && after.clock === clock) return;
    // Nobody has asked for it: whatever somebody does ask for is rendered first.
    startTransition(() => {
      if (!isOwnDay) propose(form, 'pickupDay', after.day);
      propose(form, 'selectedTime', after.clock);
      setMoved(movedText(before, after));
    });
  }, [
    form,
    queryClient,
    now,
    week,
    offer,
    first,
    slots,
    chosenDay,
    isDayChosen,
    isTimeChosen,
    isSending,
  ]);
  return isTimeChosen ? null : moved;
}

/**
 * What has left the menu leaves the order, and that is said: nobody could take it out. An order that has
 * gone out stays as it is.
 */
function useBasketOnMenu(form: Form, offer: Offer | null): void {
  const queryClient = useQueryClient();
  const basket = useBasket();
  useEffect(() => {
    if (!offer || onMenu(basket, offer) === basket) return;
    if (isOrderUnanswered(queryClient, orderPayload(form.getValues(), offer))) return;
    changeBasket((before) => onMenu(before, offer));
    toast({
      title: 'Algo de tu pedido ya no está en la carta',
      description: 'Lo hemos quitado. Lo demás sigue como estaba.',
    });
  }, [form, queryClient, basket, offer]);
}

function useStoredDraft(form: Form, { now, week, offer, first }: Proposal): () => void {
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
      chosen !== null &&
      chosen <= now &&
      !isOrderUnanswered(queryClient, orderPayload(draft, offer));
    const { day, clock } = proposedPickup(now, week, first ?? undefined);
    const pickup = isOver && { pickupDay: day, selectedTime: clock };
    const chosenFood = chosenValues(readBasket());
    form.reset({ ...draft, ...chosenFood, ...pickup }, { keepDefaultValues: true });
  }, [form, queryClient, draft, now, week, offer, first]);
  useFormChanges(form, ({ values, isDirty }) => {
    if (isDirty) storeDraft(values);
  });
  useEffect(() => onDraftDropped(() => form.reset(emptyOrder(Date.now()))), [form, onDraftDropped]);
  return dropDraft;
}

function markFaultyFields(form: Form, error: Error, values: OrderFormValues) {
  const isPickup = error instanceof ApiError && /^(PICKUP_|SLOT_FULL$)/.test(error.code ?? '');
  const fieldOf = (path: string) => fieldOfPath(path, values);
  const whole = isPickup ? fieldOf('pickupTime') : undefined;
  const faults = whole ? [{ field: whole, message: error.message }] : serverFaults(error, fieldOf);
  showFaults(form, faults);
}
