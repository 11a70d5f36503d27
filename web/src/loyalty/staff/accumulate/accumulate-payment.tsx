import { useWatch, type UseFormReturn } from 'react-hook-form';
import { registered } from '../../../browser/forms/registered.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { NotedPayment } from './accumulate-noted-payment.tsx';
import { pointsOf, type AccumulateValues, type OrderVisit } from './accumulate-values.ts';

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
