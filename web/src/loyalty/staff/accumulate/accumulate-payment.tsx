import { useWatch, type UseFormReturn } from 'react-hook-form';
import { registered } from '../../../browser/forms/registered.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { AmountField } from '../../../ui/form/text-field.tsx';
import { pointsOf, type AccumulateValues, type OrderVisit } from './accumulate-values.ts';
import { TriangleAlert } from 'lucide-react';
import { cents, formatEuros, parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import type { PaymentMethod } from '@brasa/core/payments/payments.rules.ts';
import { WAY_TEXTS } from '@brasa/core/payments/way-texts.rules.ts';

type AccumulatePaymentProps = {
  form: UseFormReturn<AccumulateValues>;
  order: OrderVisit | null;
};

/** Cash first: until it is confirmed there is no amount to type. */
export function AccumulatePayment({ form, order }: AccumulatePaymentProps) {
  const [isCash, amount] = useWatch({ control: form.control, name: ['isCash', 'amount'] });
  const earned = isCash ? pointsOf(amount) : 0;
  return (
    <div className="grid gap-3">
      <div role="status" className="empty:hidden">
        {order && <NotedPayment order={order} amount={amount} />}
      </div>
      <Checkbox
        label="El pago es en efectivo"
        className="[&_label]:min-h-14"
        {...registered(form, 'isCash')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4">
        <AmountField
          label="Importe pagado"
          className="[&_input]:min-h-16 [&_input]:text-2xl [&_input]:font-semibold"
          hint="Un punto por cada euro entero"
          disabled={!isCash}
          {...registered(form, 'amount')}
        />
        <p role="status" className="mt-8 grid min-h-16 content-center text-center leading-none">
          <strong className="text-3xl font-bold">{earned}</strong>
          <span className="mt-1 text-sm text-ink-soft">{earned === 1 ? 'punto' : 'puntos'}</span>
        </p>
      </div>
    </div>
  );
}

const howOf = (method: PaymentMethod): string =>
  method === 'mixed' ? 'como pago mixto' : WAY_TEXTS[method].how;

type NotedPaymentProps = {
  order: OrderVisit;
  /** As it is typed. */
  amount: string;
};

/**
 * What the order says of its payment, where the points would have it say something else: they note
 * it as cash, of the amount that earns them. A mixed payment of the same amount stays as it is
 * (docs/rules/orders.md#accumulating-notes-the-payment).
 */
function NotedPayment({ order, amount }: NotedPaymentProps) {
  const { paymentMethod } = order;
  const noted = parseCents(order.total) ?? cents(0);
  const typed = parseTypedCents(amount);
  const isOther = typed !== null && typed > 0 && typed !== noted;
  // A cash payment of which nobody has said the amount is the form's own case.
  if (paymentMethod === 'cash' && (noted === 0 || !isOther)) return null;
  const euros = noted > 0 ? `: ${formatEuros(noted)}` : '';
  const after = isOther ? `: ${formatEuros(typed)}` : '';
  const staysMixed = paymentMethod === 'mixed' && noted > 0 && !isOther;
  return (
    <div className="flex items-start gap-3 rounded bg-warn-surface px-4 py-3">
      <TriangleAlert className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">
          El pedido está anotado {howOf(paymentMethod)}
          {euros}
        </p>
        <p>
          {staysMixed
            ? 'Con otro importe se anotará en efectivo.'
            : `Si continúas, se anotará en efectivo${after}.`}
        </p>
      </div>
    </div>
  );
}
