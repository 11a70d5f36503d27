// Taking a customer's order; what staff do with it stands in order-status.queries, which no public
// page loads.
import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { request } from '../browser/api/api-client.ts';
import { keyOfOrder } from './place/unanswered-order.ts';
import type { OrderPayload } from './place/order-form-values.ts';

const PATH = '/api/orders';
/** Then the customer may try again; the key makes sure that one order comes of it. */
const PATIENCE_MS = 30_000;

/** What shows orders or stock, by its path. */
const CHANGED_BY_ORDERS = [PATH, '/api/dashboard-data', '/api/stock'];

/** After every change to an order. */
export function invalidateOrders(queryClient: QueryClient): void {
  for (const path of CHANGED_BY_ORDERS) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

const NEW_ORDER = ['new-order'];

export type PlacedAnswer = { key: string; order: Partial<Order> | undefined };

type Callbacks = {
  onSuccess: (answer: PlacedAnswer) => void;
  onError: (error: Error) => void;
};

/** The callbacks run when the answer comes, wherever the customer is by then. */
export function useCreateOrder({ onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationKey: NEW_ORDER,
    mutationFn: async (payload: OrderPayload): Promise<PlacedAnswer> => {
      const key = await keyOfOrder(queryClient, payload);
      const order = await request<Partial<Order> | undefined>('POST', PATH, {
        body: payload,
        headers: { 'Idempotency-Key': key },
        timeoutMs: PATIENCE_MS,
      });
      return { key, order };
    },
    onSuccess: (answer) => {
      invalidateOrders(queryClient);
      onSuccess(answer);
    },
    onError,
  });
  const isSending = useIsMutating({ mutationKey: NEW_ORDER }) > 0;
  return {
    ...create,
    /** Whether an order is under way, sent from here or before the customer came back. */
    isSending,
    /** The same at this very moment: what was drawn may be older than a second tap. */
    isSendingNow: () => queryClient.isMutating({ mutationKey: NEW_ORDER }) > 0,
  };
}
