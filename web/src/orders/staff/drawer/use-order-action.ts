import type { CallOffMoney } from '@brasa/core/orders/order-status.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { isUnanswered } from '../../../browser/api/error-texts.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useChangeStatus } from '../order-status.queries.ts';
import { changeFailure, unanswered } from '../transition-failure.ts';
import { tellDone } from './undo-offers.ts';
import { useUndo } from './use-undo.ts';

/**
 * The three actions on an order, each telling what has happened even if the drawer has closed; those on several
 * orders go on beside each other.
 * `isShown`: whether it is open, and itself goes on to find out what is not known.
 */
export function useOrderAction(onDone: (id: number) => void, isShown: boolean) {
  const undo = useUndo();
  const change = useChangeStatus({
    onSuccess: ({ transition }, order) => {
      tellDone(transition, order, undo);
      onDone(order.id);
    },
    onRetry: ({ transition }) => {
      if (!isShown) toast({ ...unanswered(transition), tone: 'bad' });
    },
    onError: (error, { transition }) => {
      if (isShown && isUnanswered(error)) return;
      toast({ ...changeFailure(error, transition), tone: 'bad' });
    },
  });
  const { isPending, isRetrying, variables, error } = change;
  const isUnderWay = ({ id }: Order) => isPending && variables.order.id === id;
  return {
    act: (order: Order, transition: Transition, money?: CallOffMoney) => {
      if (!isUnderWay(order)) change.mutate({ order, transition, ...(money && { money }) });
    },
    isUnderWay,
    pending: isPending ? variables.transition : null,
    /** What has had no answer, or has failed; without an answer it may have been done all the same. */
    attempted: isRetrying || error ? (variables?.transition ?? null) : null,
    unanswered: isRetrying && variables ? unanswered(variables.transition) : null,
    isUnknown: isUnanswered(error),
    failure: error && changeFailure(error, variables.transition),
  };
}
