// What staff do with an order on the counter; apart from orders.queries, which a public page loads.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderWithHistory } from '@brasa/core/orders/order-history.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { request } from '../browser/api-client.ts';
import { askAgain } from './orders.queries.ts';

/** A call that has not been answered by then counts as one that never will be. */
const PATIENCE_MS = 10_000;

export type StatusChange = { order: Order; transition: Transition };

type Callbacks<Change> = {
  /** `order` is what the server has made of it. */
  onSuccess: (change: Change, order: Order) => void;
  onError: (error: Error, change: Change) => void;
};

const pathOf = (id: number) => `/api/orders/${id}`;

/** Entregado, Cancelar, Marcar como Error. Repeating one that has reached the server does no harm. */
export function useChangeStatus({ onSuccess, onError }: Callbacks<StatusChange>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, transition }: StatusChange) =>
      request<Order>('PATCH', `${pathOf(order.id)}/${transition}`, { timeoutMs: PATIENCE_MS }),
    onSuccess: (order, change) => onSuccess(change, order),
    onError,
    // After a failure too: then somebody else may have been faster.
    onSettled: () => askAgain(queryClient),
  });
}

/** Deshacer: exactly this state of the order is taken back. A repeat does no harm either. */
export function useReopen({ onSuccess, onError }: Callbacks<Order>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Order) =>
      request<Order>('PATCH', `${pathOf(id)}/reopen`, {
        body: { expectedVersion: version },
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: (reopened, order) => onSuccess(order, reopened),
    onError,
    onSettled: () => askAgain(queryClient),
  });
}

/** Sets `notificado`; nobody waits for the answer (specification 7). */
export function useMarkTold() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      request<Order>('PATCH', `${pathOf(id)}/notificado`, { timeoutMs: PATIENCE_MS }),
    onSettled: (_order, _error, id) => {
      askAgain(queryClient);
      void queryClient.invalidateQueries({ queryKey: [pathOf(id)] });
    },
  });
}

type Edit = { id: number; body: object; key: string };

/**
 * An edit or the payment line. The key makes a repeat of the same change harmless; `onSaved` is called
 * even if the form has left the screen by then.
 */
export function useEditOrder(onSaved: (order: Order) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body, key }: Edit) =>
      request<Order>('PATCH', pathOf(id), {
        body,
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: onSaved,
    onSettled: (_order, _error, { id }) => {
      askAgain(queryClient);
      void queryClient.invalidateQueries({ queryKey: [pathOf(id)] });
    },
  });
}

/** The order as it is now, pending or not, with all that ever happened to it. */
export function useOrderWithHistory(id: number) {
  return useQuery<OrderWithHistory | null>({ queryKey: [pathOf(id)], staleTime: 0 });
}
