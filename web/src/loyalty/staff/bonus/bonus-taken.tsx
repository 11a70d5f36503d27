// What to ask for at the till after a bonus was used.
import { useEffect, useRef, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { finalAfter } from '@brasa/core/orders/pay/payment.rules.ts';
import { amount } from './order-room.ts';

type BonusTakenProps = {
  /** It has come in the place of the buttons, and takes the focus that they had. */
  isNews?: boolean;
  children: ReactNode;
};

export function BonusTaken({ isNews = true, children }: BonusTakenProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) line.current?.focus({ preventScroll: true });
  }, [isNews]);
  return (
    <p
      ref={line}
      tabIndex={-1}
      className="flex items-center gap-3 rounded border-l-4 border-good bg-good-surface px-4 py-3 text-lg font-semibold outline-none"
    >
      <CircleCheck className="size-6 shrink-0 text-good" />
      {children}
    </p>
  );
}

export function OrderBonusTaken({ discount, order }: { discount: Cents; order: Order }) {
  const left = finalAfter(amount(order.totalAmount), discount);
  return (
    <BonusTaken>
      Cobra {formatEuros(left)}: el bono quita {formatEuros(discount)}
    </BonusTaken>
  );
}
