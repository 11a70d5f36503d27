// Taking a customer's order; what staff do with it stands in order-status.queries, which no public
// page loads.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { request } from '../browser/api-client.ts';
import type { OrderPayload } from './order-form-values.ts';
import { withPatience } from './patience.ts';

const PATH = '/api/orders';
/** Then the customer may try again; the key makes sure that one order comes of it. */
const PATIENCE_MS = 30_000;

/** What shows orders or stock, by its path. */
export const CHANGED_BY_ORDERS = [PATH, '/api/dashboard-data', '/api/stock'];

export type NewOrder = { payload: OrderPayload; key: string };

export function useCreateOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ payload, key }: NewOrder) =>
      withPatience(PATIENCE_MS, PATH, (signal) =>
        request<Partial<Order> | undefined>('POST', PATH, {
          body: payload,
          headers: { 'Idempotency-Key': key },
          signal,
        }),
      ),
    onSuccess: () => {
      for (const path of CHANGED_BY_ORDERS) {
        void queryClient.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}
