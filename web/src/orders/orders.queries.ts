// Taking a customer's order; what staff do with it stands in order-status.queries, which no public
// page loads.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { request } from '../browser/api-client.ts';
import type { OrderPayload } from './order-form-values.ts';

/** What shows orders or stock, by its path. */
export const CHANGED_BY_ORDERS = ['/api/orders', '/api/dashboard-data', '/api/stock'];

export type NewOrder = { payload: OrderPayload; key: string };

export function useCreateOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ payload, key }: NewOrder) =>
      request<Partial<Order> | undefined>('POST', '/api/orders', {
        body: payload,
        headers: { 'Idempotency-Key': key },
      }),
    onSuccess: () => {
      for (const path of CHANGED_BY_ORDERS) {
        void queryClient.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}
