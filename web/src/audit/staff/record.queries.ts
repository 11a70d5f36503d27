import type { AuditPage } from '@brasa/core/audit/audit.contract.ts';
import { exportAudit, readAudit } from '@brasa/core/audit/audit.calls.ts';
import type { QueryOf } from '@brasa/core/kernel/call.ts';
import { download } from '../../browser/api/download.ts';
import { usePages } from '../../browser/staff/use-pages.ts';
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

/** Null when the session has ended. */
export function useRecord(conditions: Conditions) {
  const query = queryOfConditions(conditions);
  return usePages(readAudit, { query, nextOf: ({ next }) => next, listOf });
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
