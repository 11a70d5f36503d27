import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { request } from '../browser/api-client.ts';
import type { ManualPayload } from './manual-order-values.ts';
import { askAgain } from './orders.queries.ts';

const PATIENCE_MS = 15_000;

/** While an order is being entered here, a stranger on the list may be that very order. */
export const MANUAL_ENTRY = ['manual-order'];

type Callbacks = { onSuccess: (order: Order) => void; onError: (error: Error) => void };

/** An order that staff enter by hand; the key makes sure that one order comes of it. */
export function useEnterOrder({ onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: MANUAL_ENTRY,
    mutationFn: ({ payload, key }: { payload: ManualPayload; key: string }) =>
      request<Order>('POST', '/api/orders', {
        body: payload,
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: (order) => {
      onSuccess(order);
      askAgain(queryClient);
    },
    onError,
  });
}
