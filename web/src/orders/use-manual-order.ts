import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { relativeDay } from '@brasa/core/kernel/day-names.ts';
import { madridClock, madridDay } from '@brasa/core/kernel/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { IdempotencyKeys } from '../browser/idempotency-key.ts';
import { lateResolver } from '../browser/late-resolver.ts';
import { toast } from '../ui/toast.ts';
import { useEnterOrder } from './manual-order.queries.ts';
import { emptyManualOrder, manualPayload, type ManualOrderValues } from './manual-order-values.ts';
import { orderFailure } from './order-failure.ts';
import { orderWords } from './order-words.ts';

const contract = lateResolver(() => import('./manual-order-resolver.ts'));

/** `onEntered` is called as soon as the order has its number, before any list has it. */
export function useManualOrder(now: number, onEntered: (order: Order) => void) {
  const form = useForm<ManualOrderValues>({
    resolver: contract.resolver,
    defaultValues: emptyManualOrder(now),
  });
  useEffect(() => contract.preload(), []);
  const [keys] = useState(() => new IdempotencyKeys());
  const enter = useEnterOrder({
    onSuccess: (order) => {
      toast({ title: 'Pedido realizado', description: enteredWords(order, now), tone: 'good' });
      keys.forget();
      form.reset(emptyManualOrder(now));
      onEntered(order);
    },
    onError: (error) => {
      toast({ ...orderFailure(error), tone: 'bad' });
    },
  });
  useFollowedClock(form, now);
  const save = (values: ManualOrderValues) => {
    if (enter.isPending) return;
    const payload = manualPayload(values);
    enter.mutate({ payload, key: keys.keyFor(payload) });
  };
  return {
    form,
    submit: form.handleSubmit(save),
    isPending: enter.isPending,
    failure: enter.error && orderFailure(enter.error),
  };
}

/** What nobody has begun to fill in follows the clock. */
function useFollowedClock(form: UseFormReturn<ManualOrderValues>, now: number): void {
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) return;
    const { pickupDay, pickupClock } = emptyManualOrder(now);
    if (form.getValues('pickupDay') !== pickupDay) {
      form.resetField('pickupDay', { defaultValue: pickupDay });
    }
    if (form.getValues('pickupClock') !== pickupClock) {
      form.resetField('pickupClock', { defaultValue: pickupClock });
    }
  }, [form, now, isDirty]);
}

/** "Lola, 2 pollos, hoy 14:00". */
function enteredWords(order: Order, now: number): string {
  const pickup = Date.parse(order.pickupTime);
  const day = relativeDay(madridDay(pickup), madridDay(now));
  return `${orderWords(order)}, ${day} ${madridClock(pickup)}`;
}
