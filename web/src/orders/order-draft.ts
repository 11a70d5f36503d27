// What was typed outlives a look at another page. It stays in memory only, in the query cache,
// which signing out empties.
import { useMemo, useState } from 'react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import type { OrderFormValues } from './order-form-values.ts';

const DRAFT = ['order-draft'];

export function useOrderDraft() {
  const queryClient = useQueryClient();
  const [draft] = useState(() => queryClient.getQueryData<OrderFormValues>(DRAFT));
  const actions = useMemo(
    () => ({
      keepDraft: (values: OrderFormValues) => {
        queryClient.setQueryDefaults(DRAFT, { gcTime: Infinity });
        queryClient.setQueryData(DRAFT, values);
      },
      dropDraft: () => queryClient.removeQueries({ queryKey: DRAFT }),
      /** Also heard by the form that was opened while the order was under way. */
      onDraftDropped: (listener: () => void) =>
        queryClient.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'removed' && query.queryHash === hashKey(DRAFT)) listener();
        }),
    }),
    [queryClient],
  );
  return { draft, ...actions };
}
