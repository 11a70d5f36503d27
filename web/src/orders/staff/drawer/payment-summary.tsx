import { Star, Wallet } from 'lucide-react';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { discountText, isUnpaid, paymentText } from '../payment/payment-values.ts';

type PaymentSummaryProps = { order: Order; onNote: () => void; onPoints: () => void };

export function PaymentSummary({ order, onNote, onPoints }: PaymentSummaryProps) {
  return (
    <section
      aria-label="Pago"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
    >
      <p className="min-w-0">
        <span className="block text-sm text-ink-soft">Pago</span>
        <span className="font-semibold">{paymentText(order)}</span>
        {order.pointsRedeemed > 0 && (
          <span className="block font-semibold">{discountText(order)}</span>
        )}
        {order.pointsEarned > 0 && (
          <span className="block text-sm text-ink-soft">
            {order.pointsEarned} {order.pointsEarned === 1 ? 'punto' : 'puntos'}
          </span>
        )}
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        <Button
          variant="secondary"
          className="min-h-14 max-sm:px-3!"
          data-mode="payment"
          onClick={onNote}
        >
          <Wallet aria-hidden="true" className="size-5 max-sm:hidden" />
          {isUnpaid(order) ? 'Anotar pago' : 'Cambiar pago'}
        </Button>
        {order.pointsEarned === 0 && (
          <Button variant="secondary" className="min-h-14 max-sm:px-3!" onClick={onPoints}>
            <Star aria-hidden="true" className="size-5 max-sm:hidden" />
            Dar puntos
          </Button>
        )}
      </div>
    </section>
  );
}
