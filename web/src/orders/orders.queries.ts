// Taking a customer's order; what staff do with it stands in order-status.queries, which no public
// page loads.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { request } from '../browser/api-client.ts';
import type { OrderPayload } from './order-form-values.ts';

const PATH = '/api/orders';
/** Then the customer may try again; the key makes sure that one order comes of it. */
const PATIENCE_MS = 30_000;

/** What shows orders or stock, by its path. */
const CHANGED_BY_ORDERS = [PATH, '/api/dashboard-data', '/api/stock'];

/** After every change to an order. */
export function askAgain(queryClient: QueryClient): void {
  for (const path of CHANGED_BY_ORDERS) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

export type NewOrder = { payload: OrderPayload; key: string };

export function useCreateOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ payload, key }: NewOrder) =>
      request<Partial<Order> | undefined>('POST', PATH, {
        body: payload,
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      }),
    onSuccess: () => askAgain(queryClient),
  });
}
