// The payment of an order from the first key to the answer, which may be lost (use-order-sending).
// Somebody else may note another one meanwhile: then both are shown, and nothing is overwritten unasked.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { ApiError } from '../../../browser/api/api-error.ts';
import { lateResolver } from '../../../browser/forms/lazy-resolver.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { usePaymentDraft, type OrderDraft } from '../desk-drafts.ts';
import { currentOf } from '../order-status.queries.ts';
import {
  isSamePayment,
  paymentPayload,
  paymentValues,
  paymentWords,
  type PaymentValues,
} from './payment-values.ts';
import { PAYMENT_DOUBT, paymentFailure } from '../transition-failure.ts';
import { useOrderSending } from '../use-order-sending.ts';

const contract = lateResolver(() => import('./payment-resolver.ts'));

/** Somebody has changed the order meanwhile: what they did to the payment must not be overwritten. */
const MEANWHILE = {
  title: 'Otra persona ha cambiado este pedido',
  description: 'El pago no está anotado. Revisa el pedido y guarda otra vez.',
};

/** 27,00 € · Efectivo. Ya lo había anotado otra persona. */
function alreadyNoted(order: Order): string {
  return `${paymentWords(order)}. Ya lo había anotado otra persona.`;
}

function failureOf(error: Error) {
  return currentOf(error) ? MEANWHILE : paymentFailure(error);
}

/** Somebody else has noted another payment: `theirs`. */
export type NotedPayment = { theirs: PaymentValues };

type Ends = {
  /** `order` has the payment in it. */
  onSaved: (order: Order) => void;
  onDiscarded: () => void;
};

export function usePayment(order: Order, { onSaved, onDiscarded }: Ends) {
  const { draft, keepDraft, dropDraft } = usePaymentDraft(order.id);
  const form = useForm<PaymentValues>({
    resolver: contract.resolver,
    defaultValues: draft?.values ?? paymentValues(order),
  });
  useEffect(() => contract.preload(), []);
  const attempt = useRef(draft?.attempt ?? null);
  const meetings = usePaymentMeeting(form, draft?.base ?? order);
  const { base, meeting, meet, dismiss } = meetings;
  const [isTyped, setIsTyped] = useState(draft !== undefined);
  const isDiscarded = useRef(false);

  const keep = useCallback(() => {
    if (isDiscarded.current) return;
    const values = form.getValues();
    const isNew = !isSamePayment(values, paymentValues(base.current));
    setIsTyped(isNew);
    const kept: OrderDraft<PaymentValues> = {
      values,
      base: base.current,
      attempt: attempt.current,
    };
    if (isNew || attempt.current) keepDraft(kept);
    else dropDraft();
  }, [form, base, keepDraft, dropDraft]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: keep }), [form, keep]);

  const finish = (saved: Order) => {
    dropDraft();
    onSaved(saved);
  };
  const { send, isPending, isInDoubt, error, forgetError } = useOrderSending<PaymentValues>({
    order,
    base,
    attempt,
    onAttempt: keep,
    bodyOf: paymentPayload,
    isSame: isSamePayment,
    onSaved: (saved, sent) => {
      toast({ title: 'Pago anotado', description: paymentWords(saved), tone: 'good' });
      base.current = saved;
      // What has been typed since goes on.
      if (isSamePayment(form.getValues(), sent)) finish(saved);
      else keep();
    },
    onArrived: (saved) => {
      base.current = saved;
    },
    onRefused: (refusal, isThere) => {
      if (isDiscarded.current) return;
      const current = currentOf(refusal);
      if (current && isSamePayment(paymentValues(current), form.getValues())) {
        toast({ title: 'Pago anotado', description: alreadyNoted(current), tone: 'good' });
        finish(current);
        return;
      }
      const isClash = current !== null && meet(current);
      // Both payments are shown in its place.
      if (isClash) forgetError();
      if (!isClash || !isThere) toast({ ...failureOf(refusal), tone: 'bad' });
      for (const { path, message } of (refusal instanceof ApiError && refusal.details) || []) {
        if (path === 'paymentMethod') form.setError(path, { type: 'server', message });
      }
    },
    onNews: meet,
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
    meeting,
    settle: (isTheirs: boolean) => (isTheirs ? discard() : dismiss()),
    discard,
    doubt: isInDoubt ? PAYMENT_DOUBT : null,
    failure: error && failureOf(error),
    /** Sends what is typed; nothing while it is not sound. */
    submit: form.handleSubmit(send),
  };
}

/** `begunOn` is the order that the form was filled from. */
function usePaymentMeeting(form: UseFormReturn<PaymentValues>, begunOn: Order) {
  const base = useRef(begunOn);
  const [meeting, setMeeting] = useState<NotedPayment | null>(null);
  /** True when there are two payments to choose from. */
  const meet = (current: Order): boolean => {
    if (current.version <= base.current.version) return false;
    const was = paymentValues(base.current);
    const theirs = paymentValues(current);
    const mine = form.getValues();
    base.current = current;
    if (isSamePayment(theirs, was) || isSamePayment(theirs, mine)) return false;
    setMeeting({ theirs });
    if (!isSamePayment(mine, was)) return true;
    // What nobody has touched here is theirs.
    form.reset(theirs);
    return false;
  };
  return { base, meeting, meet, dismiss: () => setMeeting(null) };
}
