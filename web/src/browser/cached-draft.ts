// What was typed and not sent yet, kept in memory only, in the query cache, which signing out empties:
// for forms that hold what customers have told us.
import { useMemo, useState } from 'react';
import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';

/** The draft under the key as it was when the form was opened, and what becomes of it. */
export function useCachedDraft<Draft>(...key: QueryKey) {
  const queryClient = useQueryClient();
  // It names one form for as long as that is open.
  const [queryKey] = useState(key);
  const [draft] = useState(() => queryClient.getQueryData<Draft>(queryKey));
  const actions = useMemo(
    () => ({
      keepDraft: (values: Draft) => {
        queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
        queryClient.setQueryData(queryKey, values);
      },
      dropDraft: () => queryClient.removeQueries({ queryKey }),
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
