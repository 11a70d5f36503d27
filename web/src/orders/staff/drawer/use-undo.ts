import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useReopen } from '../order-status.queries.ts';
import { unanswered } from '../transition-failure.ts';
import { reportUndone } from './undo-offers.ts';

/** Makes the orders pending again, as their own actions have left them. */
export function useUndo(): (orders: readonly Order[], overCapacity?: boolean) => void {
  const reopen = useReopen({
    // Nothing else on the screen says that it has been asked for.
    onRetry: () => toast({ ...unanswered('reopen'), tone: 'bad' }),
  });
  const undo = async (orders: readonly Order[], overCapacity: boolean) => {
    const outcomes = await Promise.allSettled(
      orders.map((order) => reopen({ order, overCapacity })),
    );
    reportUndone(orders, outcomes, start);
  };
  const start = (orders: readonly Order[], overCapacity = false) => void undo(orders, overCapacity);
  return start;
}
