import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { request } from '../../../browser/api/api-client.ts';
import { useRetriedMutation } from '../../../browser/api/retried-mutation.ts';
import type { ManualPayload } from './manual-order-values.ts';
import { invalidateOrders } from '../../orders.queries.ts';

const PATIENCE_MS = 15_000;

/** While an order is being entered here, a stranger on the list may be that very order. */
export const MANUAL_ENTRY = ['manual-order'];

type Entry = { payload: ManualPayload; key: string };

type Callbacks = {
  onSuccess: (order: Order, sent: Entry) => void;
  onError: (error: Error) => void;
};

/**
 * An order that staff enter by hand; the key makes sure that one order comes of it, however often it
 * is asked for.
 */
export function useEnterOrder({ onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  return useRetriedMutation({
    mutationKey: MANUAL_ENTRY,
    send: ({ payload, key }: Entry) =>
      request<Order>('POST', '/api/orders', {
        body: payload,
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: (order, sent) => {
      onSuccess(order, sent);
      invalidateOrders(queryClient);
    },
    onError,
  });
}
