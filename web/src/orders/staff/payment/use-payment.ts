// The payment of an order from the first key to the answer. Somebody else may note another one
// meanwhile: then both are shown, and nothing is overwritten unasked.
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { shownLeftToPay } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { oneOf, serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { currentOf, useSharedEdit } from '../../../browser/forms/use-shared-edit.ts';
import { lazyResolver } from '../../../browser/forms/lazy-resolver.ts';
import { toast, toastSuccess } from '../../../ui/toast/toast.ts';
import {
  isProposal,
  isSamePayment,
  leftOf,
  paymentPayload,
  paymentValues,
  paymentText,
  proposedPayment,
  type PaymentValues,
} from './payment-values.ts';
import { withPointsChange } from '../order-texts.ts';
import { changeFailure } from '../transition-failure.ts';
import { useOrderChange, useTypedOrder, type OrderFormKind } from '../use-order-change.ts';

const PAYMENT: OrderFormKind<PaymentValues> = {
  kind: 'payment',
  contract: lazyResolver(() => import('./payment-resolver.ts')),
  valuesOf: proposedPayment,
  bodyOf: paymentPayload,
  isSame: isSamePayment,
  doneText: (saved) => ['Pago anotado', withPointsChange(paymentText(saved), saved)],
};

/** Somebody has changed the order meanwhile: what they did to the payment must not be overwritten. */
export const MEANWHILE = {
  title: 'Otra persona ha cambiado este pedido',
  description: 'El pago no está anotado. Revisa el pedido y guarda otra vez.',
};

/** 27,00 € · Efectivo. Ya lo había anotado otra persona. */
function alreadyNoted(order: Order): string {
  return `${paymentText(order)}. Ya lo había anotado otra persona.`;
}

export const CALLED_OFF_MEANWHILE = {
  title: 'Otra persona ha cancelado este pedido',
  description: 'El pago no está anotado.',
};

function failureOf(error: Error) {
  return currentOf(error) ? MEANWHILE : changeFailure(error, 'payment');
}

/** Somebody else has noted another payment: `theirs`; contested where one was typed here as well. */
export type NotedPayment = { theirs: PaymentValues; isContested: boolean };

type Callbacks = {
  onSaved: (order: Order) => void;
  onDiscarded: () => void;
  /** Somebody else has noted a part of it, and nothing was typed here. */
  onPartPaid: () => void;
};

export function usePayment(order: Order, callbacks: Callbacks) {
  const typed = useTypedOrder(PAYMENT, order);
  const { form } = typed;
  const conflicts = usePaymentConflict(form, typed.initial, callbacks.onPartPaid);
  const { latest: base, asked, conflict, mergeRemote, rebase, settle } = conflicts;
  const change = useOrderChange(PAYMENT, typed, {
    ...callbacks,
    ...{ order, base, asked, rebase },
    onRefused: (refusal, isMounted) => {
      const current = currentOf(refusal) as Order | null;
      if (current && isCalledOff(current.status)) {
        leaveCalledOff();
        return;
      }
      if (current && isSamePayment(paymentValues(current), form.getValues())) {
        toastSuccess('Pago anotado', alreadyNoted(current));
        change.finish(current);
        return;
      }
      const isContested = current !== null && mergeRemote(current)?.isContested === true;
      // Both payments are shown in its place.
      if (isContested) change.forgetError();
      if (!isContested || !isMounted) toast({ ...failureOf(refusal), tone: 'bad' });
      showFaults(form, serverFaults(refusal, oneOf('paymentMethod')), { shouldFocus: false });
    },
    onRemoteChange: mergeRemote,
  });
  const { error, discard, storeNow } = change;
  const leaveCalledOff = () => {
    toast({ ...CALLED_OFF_MEANWHILE, tone: 'bad' });
    discard();
  };
  const isOff = isCalledOff(order.status);
  const follow = useEffectEvent(leaveCalledOff);
  useEffect(() => {
    if (isOff) follow();
  }, [isOff]);
  // What the form followed the order with is nothing that was typed.
  useEffect(() => storeNow(), [storeNow, order.version, conflict]);
  return {
    ...change,
    conflict,
    resolve: (isTheirs: boolean) => (isTheirs ? discard() : settle()),
    failure: error && failureOf(error),
  };
}

/**
 * A proposed total follows the order until somebody types another one, whatever else is chosen; what was said of the rest of another
 * price is asked again.
 */
function followPrice(form: UseFormReturn<PaymentValues>, seen: Order, current: Order): void {
  const typed = form.getValues('totalAmount');
  const isProposed = isProposal(seen) && typed === proposedPayment(seen).totalAmount;
  if (isProposed) form.setValue('totalAmount', proposedPayment(current).totalAmount);
  else if (leftOf(typed, seen) !== leftOf(typed, current)) form.setValue('rest', '');
}

function usePaymentConflict(
  form: UseFormReturn<PaymentValues>,
  initial: Order,
  onPartPaid: () => void,
) {
  return useSharedEdit<Order, NotedPayment>(initial, (seen, current) => {
    const [was, theirs, mine] = [paymentValues(seen), paymentValues(current), form.getValues()];
    const isContested = !isSamePayment(mine, was) && !isSamePayment(mine, proposedPayment(seen));
    // What nobody has touched here is theirs; another order is paid with another total.
    if (!isContested && !isSamePayment(theirs, mine)) form.reset(proposedPayment(current));
    else if (isSamePayment(theirs, was)) followPrice(form, seen, current);
    if (isSamePayment(theirs, was) || isSamePayment(theirs, mine)) return null;
    if (!isContested && shownLeftToPay(current) !== null) onPartPaid();
    return { theirs, isContested };
  });
}
