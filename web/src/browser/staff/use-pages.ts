// A list of staff's that is read page by page, each from where the one before ended. In the folder of what all pages
// share it would come to every customer.
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Call, ReplyOf } from '@brasa/core/kernel/call.ts';
import { queryOf } from '../api/send.ts';

type Page<C extends Call> = NonNullable<ReplyOf<C>>;

type PagesOptions<C extends Call, List> = {
  query?: Record<string, unknown>;
  /** What `before` of the next page says; null after the last one. */
  nextOf: (page: Page<C>) => string | number | null;
  /** Of the pages that are there, the first one first. */
  listOf: (pages: readonly Page<C>[]) => List;
};

type Pages<List> = Omit<UseInfiniteQueryResult, 'data'> & { data: List | null | undefined };

/**
 * What the pages say together; null when the session has ended. They are asked for again whenever somebody
 * comes to the list, for others change it meanwhile.
 */
export function usePages<C extends Call, List>(
  call: C,
  { query = {}, nextOf, listOf }: PagesOptions<C, List>,
): Pages<List> {
  const first = asked(call, query);
  const { data, ...pages } = useInfiniteQuery({
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => {
      const page = pageParam === null ? first : asked(call, { ...query, before: `${pageParam}` });
      return page.queryFn({ signal }) as Promise<Page<C> | null>;
    },
    initialPageParam: null as string | number | null,
    getNextPageParam: (last) => (last === null ? null : nextOf(last)),
    staleTime: 0,
  });
  const known = data?.pages.filter((page) => page !== null);
  const isWhole = known?.length === data?.pages.length;
  return { ...pages, data: known && (isWhole ? listOf(known) : null) };
}

const asked = (call: Call, query: Record<string, unknown>) =>
  queryOf<Call>(call, { query } as Parameters<typeof queryOf<Call>>[1]);
