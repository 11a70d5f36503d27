// "Cobrar 13,50 €": the rest of an order that is paid in part (docs/rules/payments.md#payments-add-up).
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { cents, formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import { owesMore } from '@brasa/core/orders/pay/due-total.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { owedOf, shownLeftToPay } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { hasDraft } from '../../../browser/forms/cached-draft.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { AmountField } from '../../../ui/form/text-field.tsx';
import { WayChips } from '../../../ui/form/way-chips.tsx';
import { DRAFT_NAMES } from '../desk-drafts.ts';
import { UnpricedNote } from '../unpriced-note.tsx';
import { RestoredNote } from '../desk-note.tsx';
import { changeText } from './payment-change.tsx';
import { PaymentForm, useSubmitOf, type PaymentFormProps } from './payment-form.tsx';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import { paymentText } from './payment-values.ts';
import { PAID_MEANWHILE, useAddedPayment } from './use-added-payment.ts';

/** The rest of an order that is paid in part; else, or where that is wished, the whole payment. */
export function OrderPayment(props: PaymentFormProps) {
  const { order } = props;
  const queryClient = useQueryClient();
  const [isWhole, setIsWhole] = useState(() => {
    const isTyped = (kind: 'payment' | 'added') =>
      hasDraft(queryClient, DRAFT_NAMES[kind], order.id);
    return isTyped('payment') || (shownLeftToPay(order) === null && !isTyped('added'));
  });
  const onPartPaid = () => {
    toast({ ...PAID_MEANWHILE, tone: 'bad' });
    setIsWhole(false);
  };
  if (isWhole) return <PaymentForm {...{ ...props, onPartPaid }} />;
  return <AddedForm {...props} onWhole={() => setIsWhole(true)} />;
}

type AddedFormProps = PaymentFormProps & { onWhole: () => void };

function AddedForm({ id, order, onProgress, onSaved, onDiscarded, onWhole }: AddedFormProps) {
  const { isDelivered, submitOf } = useSubmitOf();
  const payment = useAddedPayment(order, {
    onSaved: (saved) => onSaved(saved, isDelivered.current),
    onDiscarded,
  });
  const { form, isPending, isTyped, unanswered, failure } = payment;
  useEffect(
    () => onProgress({ isTyped: true, isPending, isSecond: false, unanswered }),
    [onProgress, isPending, unanswered],
  );
  const titleId = useId();
  const element = useBroughtIntoSight(() => form.setFocus('amount', { shouldSelect: true }));
  return (
    <form
      ref={element}
      id={id}
      noValidate
      aria-labelledby={titleId}
      onSubmit={submitOf(payment.submit)}
      className="grid scroll-mt-4 gap-5 rounded-card border border-line bg-surface p-4 [&_input:not([type=radio])]:min-h-14"
    >
      <div>
        <h3 id={titleId} className="text-base">
          Cobrar el resto
        </h3>
        <p className="text-ink-soft">Anotado: {paymentText(order)}</p>
        <p className="font-semibold">{owedOf(order)?.text}</p>
      </div>
      {payment.isRestored && <RestoredNote />}
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <AddedFields {...{ form, order }} />
      <UnpricedNote details={order.details} lines={order.lines} />
      <Button
        variant="quiet"
        className="justify-self-start -ml-3"
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return;
          payment.forget();
          onWhole();
        }}
      >
        Corregir el pago anotado
      </Button>
      <DialogButtons
        row="flex-wrap *:grow"
        size="large"
        cancel={isTyped ? 'Descartar' : 'Volver'}
        onCancel={payment.discard}
        pending={isPending}
      >
        Guardar pago
      </DialogButtons>
    </form>
  );
}

type Form = ReturnType<typeof useAddedPayment>['form'];

function AddedFields({ form, order }: { form: Form; order: Order }) {
  const [given, setGiven] = useState('');
  const [method, amount] = useWatch({ control: form.control, name: ['method', 'amount'] });
  const due = parseTypedCents(amount) ?? cents(0);
  const surplus = owesMore(order) ? 0 : due - (shownLeftToPay(order) ?? due);
  return (
    <>
      <div className="grid max-w-100 grid-cols-2 gap-3">
        <AmountField label="Importe" {...registered(form, 'amount')} />
        {method === 'cash' && (
          <AmountField
            label="Entrega"
            value={given}
            onChange={({ target }) => setGiven(target.value)}
          />
        )}
      </div>
      {surplus > 0 && (
        <p className="font-semibold">{formatEuros(cents(surplus))} más de lo que falta</p>
      )}
      {method === 'cash' && (
        <p role="status" className="min-h-7 text-lg leading-tight font-bold">
          {due > 0 && changeText(due, parseTypedCents(given))}
        </p>
      )}
      <WayChips
        label="Forma de pago"
        value={method}
        onChange={(chosen) => form.setValue('method', chosen, { shouldDirty: true })}
      />
    </>
  );
}
