// The payment of an order from the first key to the answer, which may be lost (use-order-submission).
// Somebody else may note another one meanwhile: then both are shown, and nothing is overwritten unasked.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { ApiError } from '../../../browser/api/api-error.ts';
import { currentOf } from '../../../browser/forms/edit-conflict.ts';
import { lazyResolver } from '../../../browser/forms/lazy-resolver.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { usePaymentDraft, type OrderDraft } from '../desk-drafts.ts';
import {
  isSamePayment,
  paymentPayload,
  paymentValues,
  paymentText,
  type PaymentValues,
} from './payment-values.ts';
import { PAYMENT_UNANSWERED, paymentFailure } from '../transition-failure.ts';
import { useOrderSubmission } from '../use-order-submission.ts';

const contract = lazyResolver(() => import('./payment-resolver.ts'));

/** Somebody has changed the order meanwhile: what they did to the payment must not be overwritten. */
const MEANWHILE = {
  title: 'Otra persona ha cambiado este pedido',
  description: 'El pago no está anotado. Revisa el pedido y guarda otra vez.',
};

/** 27,00 € · Efectivo. Ya lo había anotado otra persona. */
function alreadyNoted(order: Order): string {
  return `${paymentText(order)}. Ya lo había anotado otra persona.`;
}

function failureOf(error: Error) {
  return currentOf<Order>(error) ? MEANWHILE : paymentFailure(error);
}

/** Somebody else has noted another payment: `theirs`. */
export type NotedPayment = { theirs: PaymentValues };

type Callbacks = {
  /** `order` has the payment in it. */
  onSaved: (order: Order) => void;
  onDiscarded: () => void;
};

export function usePayment(order: Order, { onSaved, onDiscarded }: Callbacks) {
  const { draft, storeDraft, dropDraft } = usePaymentDraft(order.id);
  const form = useForm<PaymentValues>({
    resolver: contract.resolver,
    defaultValues: draft?.values ?? paymentValues(order),
  });
  useEffect(() => contract.preload(), []);
  const attempt = useRef(draft?.attempt ?? null);
  const conflicts = usePaymentConflict(form, draft?.base ?? order);
  const { base, conflict, mergeRemote, dismiss } = conflicts;
  const [isTyped, setIsTyped] = useState(draft !== undefined);
  const isDiscarded = useRef(false);

  const storeEntered = useCallback(() => {
    if (isDiscarded.current) return;
    const values = form.getValues();
    const isNew = !isSamePayment(values, paymentValues(base.current));
    setIsTyped(isNew);
    const entered: OrderDraft<PaymentValues> = {
      values,
      base: base.current,
      attempt: attempt.current,
    };
    if (isNew || attempt.current) storeDraft(entered);
    else dropDraft();
  }, [form, base, storeDraft, dropDraft]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: storeEntered }),
    [form, storeEntered],
  );

  const finish = (saved: Order) => {
    dropDraft();
    onSaved(saved);
  };
  const { send, isPending, isRetrying, error, forgetError } = useOrderSubmission<PaymentValues>({
    order,
    base,
    attempt,
    onAttempt: storeEntered,
    bodyOf: paymentPayload,
    isSame: isSamePayment,
    onSaved: (saved, sent) => {
      toast({ title: 'Pago anotado', description: paymentText(saved), tone: 'good' });
      base.current = saved;
      // What has been typed since goes on.
      if (isSamePayment(form.getValues(), sent)) finish(saved);
      else storeEntered();
    },
    onEarlierSaved: (saved) => {
      base.current = saved;
    },
    onRefused: (refusal, isMounted) => {
      if (isDiscarded.current) return;
      const current = currentOf<Order>(refusal);
      if (current && isSamePayment(paymentValues(current), form.getValues())) {
        toast({ title: 'Pago anotado', description: alreadyNoted(current), tone: 'good' });
        finish(current);
        return;
      }
      const isContested = current !== null && mergeRemote(current);
      // Both payments are shown in its place.
      if (isContested) forgetError();
      if (!isContested || !isMounted) toast({ ...failureOf(refusal), tone: 'bad' });
      for (const { path, message } of (refusal instanceof ApiError && refusal.details) || []) {
        if (path === 'paymentMethod') form.setError(path, { type: 'server', message });
      }
    },
    onRemoteChange: mergeRemote,
  });

  const discard = () => {
    isDiscarded.current = true;
    dropDraft();
    onDiscarded();
  };
  return {
    form,
    isTyped,
    isRestored: draft !== undefined,
    isPending,
    conflict,
    resolve: (isTheirs: boolean) => (isTheirs ? discard() : dismiss()),
    discard,
    unanswered: isRetrying ? PAYMENT_UNANSWERED : null,
    failure: error && failureOf(error),
    /** Sends what is typed; nothing while it is not sound. */
    submit: form.handleSubmit(send),
  };
}

/** `begunOn` is the order that the form was filled from. */
function usePaymentConflict(form: UseFormReturn<PaymentValues>, initial: Order) {
  const base = useRef(initial);
  const [conflict, setConflict] = useState<NotedPayment | null>(null);
  /** True when there are two payments to choose from. */
  const mergeRemote = (current: Order): boolean => {
    if (current.version <= base.current.version) return false;
    const was = paymentValues(base.current);
    const theirs = paymentValues(current);
    const mine = form.getValues();
    base.current = current;
    if (isSamePayment(theirs, was) || isSamePayment(theirs, mine)) return false;
    setConflict({ theirs });
    if (!isSamePayment(mine, was)) return true;
    // What nobody has touched here is theirs.
    form.reset(theirs);
    return false;
  };
  return { base, conflict, mergeRemote, dismiss: () => setConflict(null) };
}
