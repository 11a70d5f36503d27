import { useInfiniteQuery } from '@tanstack/react-query';
import { listOwnOrders } from '@brasa/core/orders/orders.calls.ts';
import type { OwnOrders } from '@brasa/core/orders/page/own-orders.contract.ts';
import { keyOf, queryOf } from '../../browser/api/send.ts';

/** Page by page, the last one placed first; null when the session has ended. Staff change them meanwhile. */
export function useOwnOrders() {
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(listOwnOrders), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      queryOf(listOwnOrders, {
        query: { ...(pageParam !== null && { before: String(pageParam) }) },
      }).queryFn({ signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (last: OwnOrders | null) =>
      last?.hasMore ? (last.orders.at(-1)?.id ?? null) : null,
    refetchOnMount: 'always',
  });
  const all = pages.data?.pages;
  const known = all?.filter((page) => page !== null);
  const isWhole = known?.length === all?.length;
  return { ...pages, data: isWhole ? known?.flatMap(({ orders }) => orders) : null };
}
