import { listOwnOrders } from '@brasa/core/orders/orders.calls.ts';
import { usePages } from '../../browser/api/use-pages.ts';

/** The last one placed first; null when the session has ended. */
export function useOwnOrders() {
  return usePages(listOwnOrders, {
    nextOf: ({ hasMore, orders }) => (hasMore ? (orders.at(-1)?.id ?? null) : null),
    listOf: (pages) => pages.flatMap(({ orders }) => orders),
  });
}
