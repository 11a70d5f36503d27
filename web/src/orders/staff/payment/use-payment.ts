// The payment of an order from the first key to the answer, which may be lost (use-order-submission).
// Somebody else may note another one meanwhile: then both are shown, and nothing is overwritten unasked.
import { useCallback, useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { oneOf, serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { currentOf, useSharedEdit } from '../../../browser/forms/use-shared-edit.ts';
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
import { changeFailure, unanswered } from '../transition-failure.ts';
import { withPointsChange } from '../order-texts.ts';
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
  return currentOf(error) ? MEANWHILE : changeFailure(error, 'payment');
}

/** Somebody else has noted another payment: `theirs`; contested where one was typed here as well. */
export type NotedPayment = { theirs: PaymentValues; isContested: boolean };

type Callbacks = {
  onSaved: (order: Order) => void;
  onDiscarded: () => void;
};

export function usePayment(order: Order, { onSaved, onDiscarded }: Callbacks) {
  const { form, isTyped, conflicts, drafts, storeNow } = useTypedPayment(order);
  const { latest: base, conflict, mergeRemote, rebase, settle } = conflicts;
  const finish = (saved: Order) => {
    drafts.dropDraft();
    onSaved(saved);
  };
  const { send, isPending, isRetrying, error, forgetError } = useOrderSubmission<PaymentValues>({
    order,
    base,
    attempt: drafts.attempt,
    onAttempt: storeNow,
    bodyOf: paymentPayload,
    isSame: isSamePayment,
    onSaved: (saved, sent) => {
      const description = withPointsChange(paymentText(saved), saved);
      toast({ title: 'Pago anotado', description, tone: 'good' });
      rebase(saved);
      // What has been typed since goes on.
      if (isSamePayment(form.getValues(), sent)) finish(saved);
      else storeNow();
    },
    onEarlierSaved: rebase,
    onRefused: (refusal, isMounted) => {
      if (drafts.isDiscarded.current) return;
      const current = currentOf(refusal) as Order | null;
      if (current && isSamePayment(paymentValues(current), form.getValues())) {
        toast({ title: 'Pago anotado', description: alreadyNoted(current), tone: 'good' });
        finish(current);
        return;
      }
      const isContested = current !== null && mergeRemote(current)?.isContested === true;
      // Both payments are shown in its place.
      if (isContested) forgetError();
      if (!isContested || !isMounted) toast({ ...failureOf(refusal), tone: 'bad' });
      showFaults(form, serverFaults(refusal, oneOf('paymentMethod')), { shouldFocus: false });
    },
    onRemoteChange: mergeRemote,
  });

  const discard = () => {
    drafts.discardDraft();
    onDiscarded();
  };
  return {
    form,
    isTyped,
    isRestored: drafts.draft !== undefined,
    isPending,
    conflict,
    resolve: (isTheirs: boolean) => (isTheirs ? discard() : settle()),
    discard,
    unanswered: isRetrying ? unanswered('payment') : null,
    failure: error && failureOf(error),
    submit: form.handleSubmit(send),
  };
}

/** The payment's fields: what was typed before is in them again, and what is typed now is kept. */
function useTypedPayment(order: Order) {
  const drafts = usePaymentDraft(order.id);
  const { draft, attempt, isDiscarded, storeDraft, dropDraft } = drafts;
  const form = useForm<PaymentValues>({
    resolver: contract.resolver,
    defaultValues: draft?.values ?? paymentValues(order),
  });
  useEffect(() => contract.preload(), []);
  const conflicts = usePaymentConflict(form, draft?.base ?? order);
  const { latest: base } = conflicts;
  const [isTyped, setIsTyped] = useState(draft !== undefined);

  const storeNow = useCallback(() => {
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
  }, [form, base, attempt, isDiscarded, storeDraft, dropDraft]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: storeNow }),
    [form, storeNow],
  );
  return { form, isTyped, conflicts, drafts, storeNow };
}

/** `initial` is the order that the form was filled from. */
function usePaymentConflict(form: UseFormReturn<PaymentValues>, initial: Order) {
  return useSharedEdit<Order, NotedPayment>(initial, (seen, current) => {
    const [was, theirs, mine] = [paymentValues(seen), paymentValues(current), form.getValues()];
    if (isSamePayment(theirs, was) || isSamePayment(theirs, mine)) return null;
    const isContested = !isSamePayment(mine, was);
    // What nobody has touched here is theirs.
    if (!isContested) form.reset(theirs);
    return { theirs, isContested };
  });
}
