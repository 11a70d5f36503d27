// What is given back of the cash that is handed over. It is told, not noted.
// See docs/rules/orders.md#change-due.
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { cents, formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { owedOf } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { readPaidParts } from '@brasa/core/orders/pay/order-payment-wire.rules.ts';
import { finalAfter } from '@brasa/core/orders/pay/payment.rules.ts';
import { registered } from '../../../browser/forms/registered.ts';
import { AmountField } from '../../../ui/form/text-field.tsx';
import { discountOf, type PaymentValues } from './payment-values.ts';

type ChangeProps = { form: UseFormReturn<PaymentValues>; order: Order };

/** Total, and beside it what is handed over in cash, as long as some of it is. */
export function TotalAndChange({ form, order }: ChangeProps) {
  const [given, setGiven] = useState('');
  const due = useCashDue(form, order);
  const total = <AmountField label="Total" {...registered(form, 'totalAmount')} />;
  if (due === null) return <div className="grid max-w-48">{total}</div>;
  return (
    <div className="grid gap-2">
      <div className="grid max-w-100 grid-cols-2 gap-3">
        {total}
        <AmountField
          label="Entrega"
          value={given}
          onChange={({ target }) => setGiven(target.value)}
        />
      </div>
      <p role="status" className="min-h-7 text-lg leading-tight font-bold">
        {due > 0 && changeText(due, parseTypedCents(given))}
        {due < 0 && `A devolver: ${formatEuros(cents(0 - due))}`}
      </p>
    </div>
  );
}

/** What is to be paid in cash, below nothing what goes out again of an order that is owed something; null where nothing is. */
function useCashDue(form: ChangeProps['form'], order: Order): Cents | null {
  const [method, total, cash] = useWatch({
    control: form.control,
    name: ['paymentMethod', 'totalAmount', 'cashAmount'],
  });
  const noted = owedOf(order)?.kind === 'too-much' ? readPaidParts(order).cash : 0;
  if (method === 'mixed') return cents((parseTypedCents(cash) ?? 0) - noted);
  if (method !== 'cash') return null;
  return cents(finalAfter(parseTypedCents(total) ?? cents(0), discountOf(order)) - noted);
}

/** "Cambio: 5,50 €"; until an amount is given, what is due. */
export function changeText(due: Cents, given: Cents | null): string {
  if (given === null || given === 0) return `A cobrar: ${formatEuros(due)}`;
  if (given < due) return `Faltan ${formatEuros(cents(due - given))}`;
  return `Cambio: ${formatEuros(cents(given - due))}`;
}
