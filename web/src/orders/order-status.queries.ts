// What staff do with an order on the counter; apart from orders.queries, which a public page loads.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { request } from '../browser/api-client.ts';
import { askAgain } from './orders.queries.ts';

/** A call that has not been answered by then counts as one that never will be. */
const PATIENCE_MS = 10_000;

export type StatusChange = { order: Order; transition: Transition };

type Callbacks = {
  onSuccess: (change: StatusChange) => void;
  onError: (error: Error, change: StatusChange) => void;
};

/** Entregado, Cancelar, Marcar como Error. Repeating one that has reached the server does no harm. */
export function useChangeStatus({ onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, transition }: StatusChange) =>
      request<Order>('PATCH', `/api/orders/${order.id}/${transition}`, { timeoutMs: PATIENCE_MS }),
    onSuccess: (_order, change) => onSuccess(change),
    onError,
    // After a failure too: then somebody else may have been faster.
    onSettled: () => askAgain(queryClient),
  });
}

/** What has become of an order that is no longer among the pending ones. */
export function useOrderFate(id: number) {
  return useQuery<Order | null>({
    queryKey: [`/api/orders/${id}`],
    staleTime: 0,
  });
}
