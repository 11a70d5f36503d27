import { useWatch, type UseFormReturn } from 'react-hook-form';
import { isSamePayment, paymentOf, paymentText, type PaymentValues } from './payment-values.ts';
import { TwoVersions } from '../two-versions.tsx';
import type { NotedPayment } from './use-payment.ts';

type PaymentConflictProps = {
  conflict: NotedPayment;
  form: UseFormReturn<PaymentValues>;
  onResolve: (isTheirs: boolean) => void;
};

export function PaymentConflict({ conflict, form, onResolve }: PaymentConflictProps) {
  const mine = useWatch({ control: form.control, compute: (values: PaymentValues) => values });
  const { theirs } = conflict;
  const isContested = !isSamePayment(mine, theirs);
  return (
    <section
      aria-label="Pago de otra persona"
      className="grid gap-3 rounded border-l-4 border-glow bg-warn-surface px-4 py-3"
    >
      <div role="alert">
        <p className="font-semibold">Otra persona ha anotado el pago</p>
        <p>
          {isContested
            ? 'Lo que has escrito sigue aquí. Elige cuál vale.'
            : `Está anotado: ${valuesText(theirs)}.`}
        </p>
      </div>
      {isContested && (
        <TwoVersions mine={valuesText(mine)} theirs={valuesText(theirs)} onChoose={onResolve} />
      )}
    </section>
  );
}

function valuesText(values: PaymentValues): string {
  return paymentText(paymentOf(values));
}
