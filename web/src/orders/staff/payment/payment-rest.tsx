// What becomes of the rest where less is paid than the lines cost (docs/rules/payments.md#owed).
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { cents, formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { owesMore } from '@brasa/core/orders/pay/due-total.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { leftOf, type PaymentValues, type Rest } from './payment-values.ts';

type RestProps = { form: UseFormReturn<PaymentValues>; order: Order };

const CHOICES: { value: Rest; label: string }[] = [
  { value: 'owed', label: 'A cuenta' },
  { value: 'waived', label: 'Descuento' },
];

/** Nobody is stopped: it may be for something that is no line. */
function Beyond({ order, surplus }: { order: Order; surplus: Cents }) {
  if (owesMore(order)) return null;
  return <p className="font-semibold">{formatEuros(surplus)} más que el precio del pedido</p>;
}

export const REST_MESSAGE = 'Elige si lo que falta queda por pagar o es un descuento';

export function PaymentRest({ form, order }: RestProps) {
  const [total, rest] = useWatch({ control: form.control, name: ['totalAmount', 'rest'] });
  const left = leftOf(total, order);
  const isAll = left === null || left < 0;
  // An answer to another total is none.
  useEffect(() => {
    if (isAll) form.setValue('rest', '');
  }, [isAll, form]);
  const question = useRef<HTMLDivElement>(null);
  const error = form.formState.errors.rest;
  useEffect(() => {
    if (!error) return;
    question.current?.scrollIntoView({ block: 'center' });
    question.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [error]);
  if (left !== null && left < 0) return <Beyond order={order} surplus={cents(0 - left)} />;
  if (isAll) return null;
  return (
    <div ref={question}>
      <ChoiceChips
        label={`Faltan ${formatEuros(left)} del precio`}
        className="[&_label>span]:min-h-14"
        choices={CHOICES}
        value={rest}
        error={error?.message}
        onChange={(chosen) => {
          form.setValue('rest', chosen);
          form.clearErrors('rest');
        }}
      />
    </div>
  );
}
