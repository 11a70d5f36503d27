// What staff do with an order on the counter; apart from orders.queries, which a public page loads.
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderWithHistory } from '@brasa/core/orders/order-history.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import type { Transition } from '@brasa/core/orders/orders.rules.ts';
import { request } from '../../browser/api/api-client.ts';
import { useRetriedMutation } from '../../browser/api/retried-mutation.ts';
import { newKey } from '../../browser/api/idempotency-key.ts';
import { invalidateOrders } from '../orders.queries.ts';

/** A call that has not been answered by then counts as one that never will be. */
const PATIENCE_MS = 10_000;

export type StatusChange = { order: Order; transition: Transition };

type Callbacks<Change> = {
  /** `order` is what the server has made of it. */
  onSuccess: (change: Change, order: Order) => void;
  onError: (error: Error, change: Change) => void;
};

const pathOf = (id: number) => `/api/orders/${id}`;

/** Entregado, Cancelar, Marcar como Error; without an answer it is asked again (retried-mutation). */
export function useChangeStatus({ onSuccess, onError }: Callbacks<StatusChange>) {
  const queryClient = useQueryClient();
  const { mutate, ...change } = useRetriedMutation({
    send: ({ order, transition, key }: StatusChange & { key: string }) =>
      request<Order>('PATCH', `${pathOf(order.id)}/${transition}`, {
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: (order, sent) => onSuccess(sent, order),
    onError,
    // After a failure too: then somebody else may have been faster.
    onSettled: () => invalidateOrders(queryClient),
  });
  return { ...change, mutate: (sent: StatusChange) => mutate({ ...sent, key: newKey() }) };
}

/** Deshacer: exactly this state of the order is taken back; asked again as useChangeStatus() is. */
export function useReopen({
  onRetry,
  onSuccess,
  onError,
}: Callbacks<Order> & { onRetry: (order: Order) => void }) {
  const queryClient = useQueryClient();
  const { mutate } = useRetriedMutation({
    send: ({ order, key }: { order: Order; key: string }) =>
      request<Order>('PATCH', `${pathOf(order.id)}/reopen`, {
        body: { version: order.version },
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      }),
    onRetry: ({ order }) => onRetry(order),
    onSuccess: (reopened, { order }) => onSuccess(order, reopened),
    onError: (error, { order }) => onError(error, order),
    onSettled: () => invalidateOrders(queryClient),
  });
  return (order: Order) => mutate({ order, key: newKey() });
}

/** Sets `notificado`; nobody waits for the answer (docs/rules/orders.md#notified-by-whatsapp). */
export function useMarkNotified() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      request<Order>('PATCH', `${pathOf(id)}/notificado`, { timeoutMs: PATIENCE_MS }),
    onSettled: (_order, _error, id) => {
      invalidateOrders(queryClient);
      void queryClient.invalidateQueries({ queryKey: [pathOf(id)] });
    },
  });
}

export type OrderChange = { id: number; body: object; key: string };

/** An edit or the payment line; asked again as useChangeStatus() is. */
export function useEditOrder() {
  const queryClient = useQueryClient();
  return useRetriedMutation({
    send: ({ id, body, key }: OrderChange) =>
      request<Order>('PATCH', pathOf(id), {
        body,
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      }),
    onSettled: (_order, _error, { id }) => {
      invalidateOrders(queryClient);
      void queryClient.invalidateQueries({ queryKey: [pathOf(id)] });
    },
  });
}

/** The order as it is now, pending or not, with all that ever happened to it. */
export function useOrderWithHistory(id: number) {
  return useQuery<OrderWithHistory | null>({ queryKey: [pathOf(id)], staleTime: 0 });
}

const LOOK_AGAIN_MS = 3000;

/**
 * The order as it is at or after the first moment of this hook; undefined until the server has said.
 * For what no answer has come to: it is looked for until there is one.
 */
export function useFreshOrder(id: number): Order | null | undefined {
  const [since] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useQuery<OrderWithHistory | null>({
    queryKey: [pathOf(id)],
    staleTime: 0,
    refetchInterval: ({ state }) => (state.dataUpdatedAt < since ? LOOK_AGAIN_MS : false),
  });
  return dataUpdatedAt < since ? undefined : data;
}
