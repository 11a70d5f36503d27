// What becomes of the rest where less is paid than the lines cost (docs/rules/payments.md#owed).
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatEuros } from '@brasa/core/kernel/cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { leftOf, type PaymentValues, type Rest } from './payment-values.ts';

type RestProps = { form: UseFormReturn<PaymentValues>; order: Order };

const CHOICES: { value: Rest; label: string }[] = [
  { value: 'owed', label: 'A cuenta' },
  { value: 'waived', label: 'Descuento' },
];

export const REST_MESSAGE = 'Elige si lo que falta queda por pagar o es un descuento';

export function PaymentRest({ form, order }: RestProps) {
  const [total, rest] = useWatch({ control: form.control, name: ['totalAmount', 'rest'] });
  const left = leftOf(total, order);
  const isAll = left === null;
  // An answer to another total is none.
  useEffect(() => {
    if (isAll) form.setValue('rest', '');
  }, [isAll, form]);
  if (isAll) return null;
  return (
    <ChoiceChips
      label={`Faltan ${formatEuros(left)} del precio`}
      className="[&_label>span]:min-h-14"
      choices={CHOICES}
      value={rest}
      error={form.formState.errors.rest?.message}
      onChange={(chosen) => {
        form.setValue('rest', chosen);
        form.clearErrors('rest');
      }}
    />
  );
}
