// A payment that comes to what is paid already, from the first key to the answer.
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { shownLeftToPay } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { lazyResolver } from '../../../browser/forms/lazy-resolver.ts';
import { oneOf, serverFaults, showFaults } from '../../../browser/forms/server-faults.ts';
import { currentOf, useSharedEdit } from '../../../browser/forms/use-shared-edit.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { withPointsChange } from '../order-texts.ts';
import { changeFailure } from '../transition-failure.ts';
import { useOrderChange, useTypedOrder, type OrderFormKind } from '../use-order-change.ts';
import { addedPayload, addedValues, isSameAdded, type AddedValues } from './added-values.ts';
import { CALLED_OFF_MEANWHILE, MEANWHILE } from './use-payment.ts';
import { paymentText } from './payment-values.ts';

const ADDED: OrderFormKind<AddedValues> = {
  kind: 'added',
  contract: lazyResolver(() => import('./added-resolver.ts')),
  valuesOf: addedValues,
  bodyOf: addedPayload,
  isSame: isSameAdded,
  isAddition: true,
  doneText: (saved) => ['Pago anotado', withPointsChange(paymentText(saved), saved)],
};

export const PAID_MEANWHILE = {
  title: 'Ya hay otro pago anotado en este pedido',
  description: 'Este no está anotado. Mira lo que falta por cobrar.',
};

function newsOf({ status }: Order, isPaidMore: boolean) {
  if (isCalledOff(status)) return CALLED_OFF_MEANWHILE;
  return isPaidMore ? PAID_MEANWHILE : MEANWHILE;
}

type Callbacks = { onSaved: (order: Order) => void; onDiscarded: () => void };

export function useAddedPayment(order: Order, callbacks: Callbacks) {
  const typed = useTypedOrder(ADDED, order);
  const { form } = typed;
  // What nobody has touched here follows the order. After another payment what was typed is of an amount that is no more owed.
  const { latest, mergeRemote, rebase } = useSharedEdit<Order>(typed.initial, (seen, current) => {
    const isPaidMore = seen.finalAmount !== current.finalAmount;
    const isNothingLeft = shownLeftToPay(current) === null;
    if (isPaidMore || isNothingLeft) toast({ ...newsOf(current, isPaidMore), tone: 'bad' });
    if (isNothingLeft) change.discard();
    else if (isPaidMore || isSameAdded(form.getValues(), addedValues(seen))) {
      form.reset(addedValues(current));
    } else if (form.getValues('amount') === addedValues(seen).amount) {
      form.setValue('amount', addedValues(current).amount);
    }
    return null;
  });
  const change = useOrderChange(ADDED, typed, {
    ...callbacks,
    ...{ order, base: latest, rebase },
    onRefused: (refusal) => {
      const current = currentOf(refusal) as Order | null;
      if (current) mergeRemote(current);
      if (!current) toast({ ...changeFailure(refusal, 'added'), tone: 'bad' });
      else if (current.finalAmount === order.finalAmount) toast({ ...MEANWHILE, tone: 'bad' });
      showFaults(form, serverFaults(refusal, oneOf('amount')), { shouldFocus: false });
    },
    onRemoteChange: mergeRemote,
  });
  return { ...change, failure: change.error && changeFailure(change.error, 'added') };
}
