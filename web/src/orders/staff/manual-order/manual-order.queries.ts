import { useQueryClient } from '@tanstack/react-query';
import { createOrder } from '@brasa/core/orders/orders.calls.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useRetriedMutation } from '../../../browser/api/retried-mutation.ts';
import { invalidate, send } from '../../../browser/api/send.ts';
import { namingDishes } from '../../naming-dishes.ts';
import type { SentEntry } from './entry-keys.ts';
import { CHANGED_BY_ORDERS } from '../../orders.queries.ts';

const PATIENCE_MS = 15_000;

/** While an order is being entered here, a stranger on the list may be that very order. */
export const MANUAL_ENTRY = ['manual-order'];

/** With what the form called the dishes when it was sent. */
type NamedEntry = SentEntry & { nameOf: (productId: number) => string | undefined };

type Callbacks = {
  onSuccess: (order: Order, sent: SentEntry) => void;
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
    send: async ({ payload, expectedTotal, key, nameOf }: NamedEntry) => {
      const body = { ...payload, ...(expectedTotal !== null && { expectedTotal }) };
      try {
        return await send(createOrder, { body, key, timeoutMs: PATIENCE_MS });
      } catch (error) {
        throw namingDishes(error, { lines: payload.lines ?? [], nameOf });
      }
    },
    onSuccess: (order, sent) => {
      onSuccess(order, sent);
      void invalidate(queryClient, ...CHANGED_BY_ORDERS);
    },
    onError,
  });
}
