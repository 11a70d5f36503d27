import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditPage } from '@brasa/core/audit/audit.contract.ts';
import { exportAudit, readAudit } from '@brasa/core/audit/audit.calls.ts';
import type { QueryOf } from '@brasa/core/kernel/call.ts';
import { download } from '../../browser/api/download.ts';
import { keyOf, queryOf } from '../../browser/api/send.ts';
import type { Conditions } from './record-conditions.ts';

type Query = NonNullable<QueryOf<typeof exportAudit>>;

function queryOfConditions({ from, to, group, author, incidents }: Conditions): Query {
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(group && { group }),
    ...(author !== null && { author: String(author) }),
    ...(incidents && { incidents: 'true' }),
  };
}

/** Page by page; null when the session has ended. Others are doing things meanwhile. */
export function useRecord(conditions: Conditions) {
  const query = queryOfConditions(conditions);
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(readAudit, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      queryOf(readAudit, {
        query: { ...query, ...(pageParam !== null && { before: pageParam }) },
      }).queryFn({ signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: AuditPage | null) => last?.next ?? null,
    staleTime: 0,
  });
  const all = pages.data?.pages;
  const known = all?.filter((page) => page !== null);
  return {
    ...pages,
    data: all && known && (all.length === known.length ? listOf(known) : null),
  };
}

function listOf(pages: readonly AuditPage[]) {
  return {
    entries: pages.flatMap(({ entries }) => entries),
    staff: pages[0]?.staff ?? [],
    hasMore: pages.at(-1)?.next != null,
  };
}

export const downloadRecord = (conditions: Conditions) =>
  download(exportAudit, { query: queryOfConditions(conditions) });
