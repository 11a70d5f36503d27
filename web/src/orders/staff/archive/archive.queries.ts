import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryOf } from '@brasa/core/kernel/call.ts';
import type { ArchivePage } from '@brasa/core/orders/order-archive.contract.ts';
import { listArchive } from '@brasa/core/orders/orders.calls.ts';
import { keyOf, queryOf } from '../../../browser/api/send.ts';
import type { Conditions } from './archive-conditions.ts';

type Query = NonNullable<QueryOf<typeof listArchive>>;

/** What a list of orders is asked for by. */
export function queryOfConditions(conditions: Conditions): Query {
  const { search, from, to, status, payment, isNear } = conditions;
  return {
    ...(search !== '' && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(status && { status }),
    ...(payment && { payment }),
    ...(isNear && { near: 'true' }),
  };
}

/** Page by page; null when the session has ended. Orders change on other devices too. */
export function useArchive(query: Query) {
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(listArchive, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      queryOf(listArchive, {
        query: { ...query, ...(pageParam !== null && { before: pageParam }) },
      }).queryFn({ signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: ArchivePage | null) => last?.next ?? null,
    staleTime: 0,
  });
  const all = pages.data?.pages;
  const known = all?.filter((page) => page !== null);
  return {
    ...pages,
    data: all && known && (all.length === known.length ? listOf(known) : null),
  };
}

export type FoundOrders = ReturnType<typeof listOf>;

function listOf(pages: readonly ArchivePage[]) {
  return {
    orders: pages.flatMap(({ orders }) => orders),
    names: pages[0]?.names ?? 'exact',
    /** How far back the last page came, where it was not the end. */
    next: pages.at(-1)?.next ?? null,
  };
}
