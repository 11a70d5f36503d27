import { TriangleAlert } from 'lucide-react';
import { cents, formatEuros, parseCents } from '@brasa/core/kernel/cents.ts';
import { parseTypedCents } from '@brasa/core/kernel/typed-cents.ts';
import type { PaymentMethod } from '@brasa/core/orders/orders.rules.ts';
import type { OrderVisit } from './accumulate-values.ts';

const HOW: Record<PaymentMethod, string> = {
  cash: 'en efectivo',
  card: 'con tarjeta',
  transfer: 'por transferencia',
  mixed: 'como pago mixto',
};

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
export function NotedPayment({ order, amount }: NotedPaymentProps) {
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
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">
          El pedido está anotado {HOW[paymentMethod]}
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
