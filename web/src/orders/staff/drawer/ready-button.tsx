// "Listo" of one order, and taking it back (docs/rules/oven.md#ready-orders).
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { withQueuedNote } from '../../../browser/outbox/queued-note.ts';
import { changeReasonOf } from '../../../browser/api/error-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast/toast.ts';
import { useSetReady } from '../order-status.queries.ts';

const TEXTS = {
  ready: { done: 'Pedido listo', failed: 'No se pudo marcar el pedido como listo' },
  notReady: { done: 'Ya no está listo', failed: 'No se pudo quitar que está listo' },
};

const textsOf = (isReady: boolean) => TEXTS[isReady ? 'ready' : 'notReady'];

export function ReadyButton({ order, isBusy }: { order: Order; isBusy: boolean }) {
  const { setReady, isPending } = useSetReady({
    onSuccess: (isReady, order) =>
      toastSuccess(textsOf(isReady).done, withQueuedNote(order.customerName, order)),
    onError: (error, isReady) => toastError(textsOf(isReady).failed, changeReasonOf(error)),
  });
  const isReady = order.readyAt !== null;
  return (
    <Button
      variant="secondary"
      size="large"
      className="min-h-16! shrink-0 px-4! short:min-h-12! short:py-1!"
      pending={isPending}
      aria-disabled={isBusy || isPending}
      onClick={() => isBusy || setReady(order.id, !isReady)}
    >
      {isReady ? 'No está listo' : 'Listo'}
    </Button>
  );
}
