import { DialogButtons } from '../../../ui/button/dialog-buttons.tsx';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { capitalised } from '@brasa/core/kernel/text/capitals.ts';
import { cents, formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { readOrder } from '@brasa/core/orders/change/order-state.rules.ts';
import { chargedFor } from '@brasa/core/orders/pay/owed.rules.ts';
import { owedOf } from '@brasa/core/orders/pay/owed-text.rules.ts';
import {
  PART_FIELDS,
  partField,
  PARTS,
  PAYMENT_METHODS,
} from '@brasa/core/payments/payments.rules.ts';
import { PAYMENT_METHOD_NAMES, WAY_TEXTS } from '@brasa/core/payments/way-texts.rules.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { AmountField } from '../../../ui/form/text-field.tsx';
import { PaymentConflict } from './payment-conflict.tsx';
import { UnpricedNote } from '../unpriced-note.tsx';
import { finalAfter } from '@brasa/core/orders/pay/payment.rules.ts';
import {
  discountOf,
  isLess,
  isProposal,
  isUnpaid,
  paymentText,
  type PaymentValues,
} from './payment-values.ts';
import { PaymentRest, REST_MESSAGE } from './payment-rest.tsx';
import { TotalAndChange } from './payment-change.tsx';
import { RestoredNote } from '../desk-note.tsx';
import type { DeskFailure } from '../transition-failure.ts';
import { useBroughtIntoSight } from './use-brought-into-sight.ts';
import { usePayment } from './use-payment.ts';

const METHODS = PAYMENT_METHODS.map((method) => ({
  value: method,
  label: PAYMENT_METHOD_NAMES[method],
}));

export type PaymentProgress = {
  /** There is something to save: typed, or proposed and not noted yet. */
  isTyped: boolean;
  isPending: boolean;
  /** Whether somebody else's payment would be overwritten. */
  isSecond: boolean;
  unanswered: DeskFailure | null;
};

/** The value of a button outside that submits the form and hands the order over with it. */
export const AND_DELIVER = 'entregar';

type Form = UseFormReturn<PaymentValues>;

export type PaymentFormProps = {
  id: string;
  order: Order;
  onProgress: (progress: PaymentProgress) => void;
  onSaved: (order: Order, isDelivered: boolean) => void;
  onDiscarded: () => void;
};

type WholeFormProps = PaymentFormProps & { onPartPaid: () => void };

/** A submission, and whether it was made by the button that hands over as well. */
export function useSubmitOf() {
  const isDelivered = useRef(false);
  const submitOf =
    (submit: (event: SubmitEvent<HTMLFormElement>) => unknown) =>
    (event: SubmitEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent;
      isDelivered.current = submitter?.getAttribute('value') === AND_DELIVER;
      return submit(event);
    };
  return { isDelivered, submitOf };
}

export function PaymentForm(props: WholeFormProps) {
  const { id, order, onProgress, onSaved, onDiscarded, onPartPaid } = props;
  const { isDelivered, submitOf } = useSubmitOf();
  const payment = usePayment(order, {
    onSaved: (saved) => onSaved(saved, isDelivered.current),
    onDiscarded,
    onPartPaid,
  });
  const { form, isPending, isTyped, conflict, unanswered, failure } = payment;
  const isSecond = conflict !== null;
  const isNoted = isTyped || isProposal(order);
  useEffect(
    () => onProgress({ isTyped: isNoted, isPending, isSecond, unanswered }),
    [onProgress, isNoted, isPending, isSecond, unanswered],
  );
  const submit = submitOf((event) => {
    if (form.getValues('rest') === '' && isLess(form.getValues('totalAmount'), order)) {
      event.preventDefault();
      form.setError('rest', { message: REST_MESSAGE });
      return;
    }
    return payment.submit(event);
  });
  const titleId = useId();
  const element = useBroughtIntoSight(() => form.setFocus('totalAmount', { shouldSelect: true }));
  return (
    <form
      ref={element}
      id={id}
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      className="grid scroll-mt-4 gap-5 rounded-card border border-line bg-surface p-4 [&_input:not([type=radio])]:min-h-14"
    >
      <PaymentHead {...{ titleId, order }} />
      {payment.isRestored && <RestoredNote />}
      {conflict && <PaymentConflict {...{ conflict, form }} onResolve={payment.resolve} />}
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <PaymentFields {...{ form, order }} />
      <DialogButtons
        row="flex-wrap *:grow"
        size="large"
        cancel={isTyped ? 'Descartar' : 'Volver'}
        onCancel={payment.discard}
        pending={isPending}
      >
        {conflict ? 'Guardar lo mío' : 'Guardar pago'}
      </DialogButtons>
    </form>
  );
}

/** "Pago", and below it what is noted where that is not what the order costs. */
function PaymentHead({ titleId, order }: { titleId: string; order: Order }) {
  const owed = isUnpaid(order) ? null : owedOf(order);
  return (
    <div>
      <h3 id={titleId} className="text-base">
        Pago
      </h3>
      {owed && owed.kind !== 'paid' && (
        <p className="text-ink-soft">
          Anotado: {paymentText(order)} ·{' '}
          <span className="font-semibold whitespace-nowrap text-bad">{owed.text}</span>
        </p>
      )}
    </div>
  );
}

function PaymentFields({ form, order }: { form: Form; order: Order }) {
  const method = useWatch({ control: form.control, name: 'paymentMethod' });
  return (
    <>
      <TotalAndChange {...{ form, order }} />
      <DiscountLine {...{ form, order }} />
      <PaymentRest {...{ form, order }} />
      {order.linesTotal !== null && chargedFor(readOrder(order)) === null && (
        <UnpricedNote details={order.details} lines={order.lines} />
      )}
      <ChoiceChips
        label="Forma de pago"
        className="[&_label>span]:min-h-14"
        choices={METHODS}
        value={method}
        error={form.formState.errors.paymentMethod?.message}
        onChange={(chosen) => {
          form.setValue('paymentMethod', chosen);
          form.clearErrors('paymentMethod');
        }}
      />
      {method === 'mixed' && <MixedParts form={form} />}
    </>
  );
}

function MixedParts({ form }: { form: Form }) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-4 @xl:grid-cols-3">
        {PARTS.map((way) => (
          <AmountField
            key={way}
            label={capitalised(WAY_TEXTS[way].how)}
            {...registered(form, partField(way))}
          />
        ))}
      </div>
      <Rest form={form} />
    </div>
  );
}

/** "Descuento 5,00 €: a cobrar 22,00 €", in whichever way it is paid. Points may be redeemed while the form is open. */
function DiscountLine({ form, order }: { form: Form; order: Order }) {
  const discount = discountOf(order);
  useEffect(() => form.setValue('discount', discount), [form, discount]);
  const total = parseTypedCents(useWatch({ control: form.control, name: 'totalAmount' }));
  if (discount === 0 || total === null) return null;
  return (
    <p className="font-semibold">
      Descuento {formatEuros(discount)}: a cobrar {formatEuros(finalAfter(total, discount))}
    </p>
  );
}

/** The part in cents; 0 where it is no amount, below 0 where the form opened with a part that was given back. */
const centsIn = (part: string): number =>
  part.startsWith('-') ? 0 - centsIn(part.slice(1)) : (parseTypedCents(part) ?? 0);

/** What the parts still lack, so that nobody has to add up. */
function Rest({ form }: { form: Form }) {
  const [total, discount, ...parts] = useWatch({
    control: form.control,
    name: ['totalAmount', 'discount', ...PART_FIELDS],
  });
  const sum = parts.reduce<number>((all, part) => all + centsIn(part), 0);
  const rest = finalAfter(parseTypedCents(total) ?? cents(0), discount) - sum;
  if (rest === 0) return null;
  return (
    <p className="font-semibold">
      {rest > 0 ? 'Faltan' : 'Sobran'} {formatEuros(cents(Math.abs(rest)))}
    </p>
  );
}
