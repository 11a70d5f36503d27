// What was typed into an order's edit form and not saved: it outlives a drawer that was closed by
// accident, until it is saved or discarded, or the order is no longer pending.
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { useCachedDraft } from '../browser/cached-draft.ts';
import type { OrderEditValues } from './order-edit-values.ts';

const EDIT_DRAFTS = 'order-edit-draft';

type OrderEditDraft = {
  values: OrderEditValues;
  /** The order that it was typed over. */
  base: Order;
};

export function useOrderEditDraft(id: number) {
  return useCachedDraft<OrderEditDraft>(EDIT_DRAFTS, id);
}

/** Whether there was a draft of the order when this was first asked. */
export function useHadEditDraft(id: number): boolean {
  const queryClient = useQueryClient();
  const [hadDraft] = useState(() => queryClient.getQueryData([EDIT_DRAFTS, id]) !== undefined);
  return hadDraft;
}

/** Forgets the drafts of what has left the list. */
export function useDraftsOfPending(orders: readonly Order[]): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const pending = new Set<unknown>(orders.map(({ id }) => id));
    queryClient.removeQueries({
      queryKey: [EDIT_DRAFTS],
      predicate: ({ queryKey }) => !pending.has(queryKey[1]),
    });
  }, [queryClient, orders]);
}
