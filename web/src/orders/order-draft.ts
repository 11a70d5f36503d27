// What was typed outlives a look at another page. It stays in memory only, in the query cache,
// which signing out empties.
import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OrderFormValues } from './order-form-values.ts';

const DRAFT = ['order-draft'];

export function useOrderDraft() {
  const queryClient = useQueryClient();
  const [draft] = useState(() => queryClient.getQueryData<OrderFormValues>(DRAFT));
  const keepDraft = useCallback(
    (values: OrderFormValues) => {
      queryClient.setQueryDefaults(DRAFT, { gcTime: Infinity });
      queryClient.setQueryData(DRAFT, values);
    },
    [queryClient],
  );
  const dropDraft = useCallback(
    () => queryClient.removeQueries({ queryKey: DRAFT }),
    [queryClient],
  );
  return { draft, keepDraft, dropDraft };
}
