import { RotateCcw } from 'lucide-react';
import { madridClock } from '@brasa/core/kernel/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast, toastSuccess } from '../../../ui/toast/toast.ts';
import { hasCode } from '../../../browser/api/api-error.ts';
import { REOPEN_ANYWAY } from './undo-offers.ts';
import { useReopenHandled } from '../order-status.queries.ts';
import { reopenedText } from '../order-texts.ts';
import { changeFailure, unanswered } from '../transition-failure.ts';

/** What is known of an order that was opened after it had been handed over. */
export type HandedOver = Order & { deliveredAt?: string };

/** It stands among the facts: where Reabrir was, nothing else comes that a second tap could press. */
export function DeliveredNote({ order }: { order: HandedOver }) {
  const { deliveredAt } = order;
  return (
    <section
      aria-label="Entrega"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-good-surface p-2 pl-4"
    >
      <p className="min-w-0 grow basis-40">
        <strong className="block">
          {deliveredAt === undefined
            ? 'Entregado'
            : `Entregado a las ${madridClock(Date.parse(deliveredAt))}`}
        </strong>
        <span className="text-sm">Al reabrirlo vuelve a los pendientes y reserva su stock.</span>
      </p>
      <ReopenButton order={order} />
    </section>
  );
}

export function ReopenButton({ order }: { order: Order }) {
  const { reopen, isPending } = useReopenHandled({
    onRetry: () => toast({ ...unanswered('reopen'), tone: 'bad' }),
    onSuccess: (_order, reopened) => toastSuccess('Pedido reabierto', reopenedText(reopened)),
    onError: (error, order) => {
      const isFull = hasCode(error, 'SLOT_FULL');
      const anyway = () => reopen({ order, overCapacity: true });
      toast({
        ...changeFailure(error, 'reopen'),
        tone: 'bad',
        ...(isFull && { action: { label: REOPEN_ANYWAY, onSelect: anyway } }),
      });
    },
  });
  return (
    <Button
      variant="secondary"
      className="min-h-14"
      pending={isPending}
      onClick={() => {
        if (!isPending) reopen({ order, overCapacity: false });
      }}
    >
      <RotateCcw className="size-5" />
      Reabrir
    </Button>
  );
}
