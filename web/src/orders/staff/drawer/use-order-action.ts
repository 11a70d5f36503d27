import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { isUnanswered } from '../../../browser/api/error-texts.ts';
import { toast, toastSuccess } from '../../../ui/toast/toast.ts';
import { useChangeStatus, useReopen } from '../order-status.queries.ts';
import { orderText, withPointsChange } from '../order-texts.ts';
import { changeFailure, unanswered } from '../transition-failure.ts';

const DONE: Record<Transition, string> = {
  confirm: 'Pedido entregado',
  cancel: 'Pedido cancelado',
  error: 'Pedido marcado como error',
};

const UNDO_MS = 10_000;

/**
 * The three actions on one order, each telling what has happened even if the drawer has closed.
 * `isShown`: whether it is open, and itself goes on to find out what is not known.
 */
export function useOrderAction(onDone: (id: number) => void, isShown: boolean) {
  const undo = useUndo();
  const change = useChangeStatus({
    onSuccess: ({ transition }, order) => {
      toast({
        title: DONE[transition],
        description: withPointsChange(orderText(order), order),
        tone: 'good',
        action: { label: 'Deshacer', onSelect: () => undo(order) },
        durationMs: UNDO_MS,
        outlivesNext: true,
      });
      onDone(order.id);
    },
    onError: (error, { transition }) => {
      if (isShown && isUnanswered(error)) return;
      toast({ ...changeFailure(error, transition), tone: 'bad' });
    },
  });
  const { isPending, isRetrying, variables, error } = change;
  return {
    act: (order: Order, transition: Transition) => {
      if (!isPending) change.mutate({ order, transition });
    },
    pending: isPending ? variables.transition : null,
    /** What has had no answer, or has failed; without an answer it may have been done all the same. */
    attempted: isRetrying || error ? (variables?.transition ?? null) : null,
    unanswered: isRetrying && variables ? unanswered(variables.transition) : null,
    isUnknown: isUnanswered(error),
    failure: error && changeFailure(error, variables.transition),
  };
}

/** Makes the order pending again, as its own action has left it. What fails can be tried again from the message that says so. */
function useUndo(): (order: Order) => void {
  const reopen = useReopen({
    // Nothing else on the screen says that it has been asked for.
    onRetry: () => toast({ ...unanswered('reopen'), tone: 'bad' }),
    onSuccess: (order, reopened) =>
      toastSuccess(
        'Pedido reabierto',
        withPointsChange(`${orderText(order)}: vuelve a estar pendiente`, reopened),
      ),
    onError: (error, order) =>
      toast({
        ...changeFailure(error, 'reopen'),
        tone: 'bad',
        action: { label: 'Reintentar', onSelect: () => reopen(order) },
        durationMs: UNDO_MS,
        outlivesNext: true,
      }),
  });
  return reopen;
}
