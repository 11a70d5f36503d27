import type { Offer } from '@brasa/core/orders/place/basket.rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { relativeDay } from '@brasa/core/kernel/time/near-days.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useCachedDraft } from '../../../browser/forms/cached-draft.ts';
import { useFormChanges } from '../../../browser/forms/use-form-changes.ts';
import { serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { hasCode } from '../../../browser/api/api-error.ts';
import { withQueuedNote } from '../../../browser/outbox/queued-note.ts';
import { lazyResolver } from '../../../browser/forms/lazy-resolver.ts';
import { toast, toastSuccess } from '../../../ui/toast/toast.ts';
import { MANUAL_ENTRY, useEnterOrder } from './manual-order.queries.ts';
import type { Week } from '../../pickup/pickup-offer.ts';
import { EntryKeys } from './entry-keys.ts';
import { useFollowedClock } from './followed-clock.ts';
import {
  emptyManualOrder,
  enteredOrder,
  manualPayload,
  plainLinesOf,
  type ManualPayload,
} from './manual-order-values.ts';
import { dishNames, extraFieldOf } from '../extras/extra-lines.ts';
import { orderFailure } from '../../place/order-failure.ts';
import { followRefusal } from '../follow-refusal.ts';
import { useOvenWarning } from '../oven-warning.ts';
import { orderText } from '../order-texts.ts';
import type { StaffOrderValues } from '../staff-order-values.ts';
import { unanswered, UNKNOWN_ORDER } from '../transition-failure.ts';
import { usePriceChange } from '../use-price-change.ts';

const contract = lazyResolver(() => import('./manual-order-resolver.ts'));

/** What was typed outlives the desk; the key of what was sent with it. */
type Draft = { values: StaffOrderValues; keys: EntryKeys };

type Desk = {
  now: number;
  week: Week;
  offer: Offer;
  /** Whether somebody looks at the form. */
  isOpen: boolean;
};

/**
 * `onEntered` is called as soon as the order has its number, before any list has it; `isLast` unless the
 * form holds another one by then.
 */
export function useManualOrder(desk: Desk, onEntered: OnEntered) {
  const { now, week, offer } = desk;
  const form = useForm<StaffOrderValues>({
    resolver: contract.resolver,
    defaultValues: emptyManualOrder(now, week),
  });
  useEffect(() => contract.preload(), []);
  const { keys, dropDraft } = useStoredEntry(form);
  const [isOfBefore, setOfBefore] = useState(keys.isOpen);
  const { priceChange, ...prices } = usePriceChange(form);
  const enter = useEntry(form, { desk, keys, prices, dropDraft, onEntered });
  const movedTime = useFollowedClock(form, desk);
  const ovenWarning = useOvenWarning(form, { isOpen: desk.isOpen, refusal: enter.error });
  const save = (values: StaffOrderValues) => {
    if (enter.isPending) return;
    setOfBefore(false);
    const payload = manualPayload(values, offer, { overCapacity: ovenWarning !== null });
    const total = prices.expectedTotal(values, enteredOrder(values, offer));
    enter.mutate({ ...keys.entryOf(payload, total), nameOf: dishNames(values.lines, offer) });
  };
  return {
    form,
    /** What to say of a time that has changed by itself. */
    movedTime,
    ovenWarning,
    priceChange,
    submit: form.handleSubmit(save),
    isPending: enter.isPending,
    unanswered: enter.isRetrying ? unanswered('order') : isOfBefore ? UNKNOWN_ORDER : null,
    failure: enter.error && orderFailure(enter.error),
  };
}

/** The order is null where the answer tells none: a device may keep an order of which it cannot say what it will be. */
type OnEntered = (order: Order | null, isLast: boolean) => void;

type EntryCallbacks = {
  desk: Desk;
  keys: EntryKeys;
  prices: Pick<ReturnType<typeof usePriceChange>, 'notePriceChange' | 'forgetPriceChange'>;
  dropDraft: () => void;
  onEntered: OnEntered;
};

/** Sends an entry; what it was refused for stands at its place. */
function useEntry(form: UseFormReturn<StaffOrderValues>, callbacks: EntryCallbacks) {
  const queryClient = useQueryClient();
  const { desk, keys, prices, dropDraft, onEntered } = callbacks;
  const { now, week, offer } = desk;
  const enter = useEnterOrder({
    onSuccess: (reply, sent) => {
      const order = isTold(reply) ? reply : null;
      const { customerName } = sent.payload;
      const entered = order ? enteredText(order, now) : withQueuedNote(customerName, reply);
      toastSuccess('Pedido realizado', entered);
      keys.forget();
      prices.forgetPriceChange();
      const { overCapacity } = sent.payload;
      const isStillThere = isSame(
        manualPayload(form.getValues(), offer, { overCapacity }),
        sent.payload,
      );
      // The next order may have been begun meanwhile.
      if (isStillThere) {
        form.reset(emptyManualOrder(now, week));
        dropDraft();
      }
      onEntered(order, isStillThere);
    },
    onError: (error) => {
      followRefusal(queryClient, error);
      const values = form.getValues();
      // Had it arrived before, the answer would be that of then.
      if (hasCode(error, 'PRICE_CHANGED') || hasCode(error, 'SLOT_FULL')) keys.forget();
      if (prices.notePriceChange(error, enteredOrder(values, offer))) {
        enter.reset();
        return;
      }
      toast({ ...orderFailure(error), tone: 'bad' });
      const plain = plainLinesOf(manualPayload(values, offer), values);
      const fieldOf = (path: string) => extraFieldOf(path, plain);
      showFaults(form, serverFaults(error, fieldOf), { shouldFocus: false });
    },
  });
  return enter;
}

function isSame(one: ManualPayload, other: ManualPayload): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Goes on with what was typed before the desk was taken away, under the keys of then. */
function useStoredEntry(form: UseFormReturn<StaffOrderValues>) {
  const { draft, storeDraft, dropDraft } = useCachedDraft<Draft>(...MANUAL_ENTRY);
  const [keys] = useState(() => EntryKeys.of(draft?.keys));
  const restore = useEffectEvent(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);
  useFormChanges(form, ({ values, isDirty }) => {
    if (isDirty) storeDraft({ values, keys });
    else dropDraft();
  });
  return { keys, dropDraft };
}

const isTold = (reply: Partial<Order>): boolean => reply.id !== undefined;

/** "Lola, 2 pollos, hoy 14:00". */
function enteredText(order: Order, now: number): string {
  const pickup = Date.parse(order.pickupTime);
  const day = relativeDay(madridDay(pickup), madridDay(now));
  return withQueuedNote(`${orderText(order)}, ${day} ${madridClock(pickup)}`, order);
}
