import { useWatch, type UseFormReturn } from 'react-hook-form';
import { isSamePayment, paymentOf, paymentWords, type PaymentValues } from './payment-values.ts';
import { TwoVersions } from '../two-versions.tsx';
import type { NotedPayment } from './use-payment.ts';

type PaymentMeetingProps = {
  meeting: NotedPayment;
  form: UseFormReturn<PaymentValues>;
  onSettle: (isTheirs: boolean) => void;
};

/** Somebody else has noted a payment meanwhile: says which, and asks where there are two. */
export function PaymentMeeting({ meeting, form, onSettle }: PaymentMeetingProps) {
  const mine = useWatch({ control: form.control, compute: (values: PaymentValues) => values });
  const { theirs } = meeting;
  const isClash = !isSamePayment(mine, theirs);
  return (
    <section
      aria-label="Pago de otra persona"
      className="grid gap-3 rounded border-l-4 border-glow bg-warn-surface px-4 py-3"
    >
      <div role="alert">
        <p className="font-semibold">Otra persona ha anotado el pago</p>
        <p>
          {isClash
            ? 'Lo que has escrito sigue aquí. Elige cuál vale.'
            : `Está anotado: ${words(theirs)}.`}
        </p>
      </div>
      {isClash && <TwoVersions mine={words(mine)} theirs={words(theirs)} onChoose={onSettle} />}
    </section>
  );
}

function words(values: PaymentValues): string {
  return paymentWords(paymentOf(values));
}
