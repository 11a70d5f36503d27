// What was typed and not sent yet, kept in memory only, in the query cache, which signing out empties:
// for forms that hold what customers have told us. Whoever signs in again after the session has ended
// goes on with their own.
import { useMemo, useState } from 'react';
import { hashKey, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What the keys of all drafts begin with. */
export const DRAFTS = 'draft';

const under = (key: QueryKey) => [DRAFTS, ...key];

/** Whether something is kept under the key, or under one that begins so. */
export function hasDraft(queryClient: QueryClient, ...key: QueryKey): boolean {
  return queryClient.getQueryCache().find({ queryKey: under(key), exact: false }) !== undefined;
}

/** Forgets the drafts whose key begins with `name` and goes on as `isOver` says. */
export function dropDrafts(
  queryClient: QueryClient,
  name: string,
  isOver: (rest: QueryKey) => boolean,
): void {
  queryClient.removeQueries({
    queryKey: [DRAFTS, name],
    predicate: ({ queryKey }) => isOver(queryKey.slice(2)),
  });
}

/** The draft under the key as it was when the form was opened, and what becomes of it. */
export function useCachedDraft<Draft>(...key: QueryKey) {
  const queryClient = useQueryClient();
  // It names one form for as long as that is open.
  const [queryKey] = useState(() => under(key));
  const [draft] = useState(() => queryClient.getQueryData<Draft>(queryKey));
  const actions = useMemo(
    () => ({
      keepDraft: (values: Draft) => {
        queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
        queryClient.setQueryData(queryKey, values);
      },
      dropDraft: () => queryClient.removeQueries({ queryKey, exact: true }),
      /** Also heard by the form that was opened while what it holds was under way. */
      onDraftDropped: (listener: () => void) =>
        queryClient.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'removed' && query.queryHash === hashKey(queryKey)) listener();
        }),
    }),
    [queryClient, queryKey],
  );
  return { draft, ...actions };
}
