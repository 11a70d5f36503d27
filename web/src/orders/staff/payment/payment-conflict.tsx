import { useWatch, type UseFormReturn } from 'react-hook-form';
import { isSamePayment, paymentOf, paymentText, type PaymentValues } from './payment-values.ts';
import { OthersWork, TwoVersions } from '../two-versions.tsx';
import type { NotedPayment } from './use-payment.ts';

const CHOOSE = 'Lo que has escrito sigue aquí. Elige cuál vale.';

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
    <OthersWork
      label="Pago de otra persona"
      title="Otra persona ha anotado el pago"
      news={<p>{isContested ? CHOOSE : `Está anotado: ${valuesText(theirs)}.`}</p>}
    >
      {isContested && (
        <TwoVersions mine={valuesText(mine)} theirs={valuesText(theirs)} onChoose={onResolve} />
      )}
    </OthersWork>
  );
}

function valuesText(values: PaymentValues): string {
  return paymentText(paymentOf(values));
}
