// What was typed into an order at the desk and not saved: it outlives a drawer that was closed by
// accident and a session that has ended, until it is saved or discarded, or the order is no longer
// pending.
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { hasDraft, dropDrafts, useCachedDraft } from '../../browser/forms/cached-draft.ts';
import type { PaymentValues } from './payment/payment-values.ts';
import type { StaffOrderValues } from './staff-order-values.ts';
import type { Attempt } from './use-order-submission.ts';

const EDITS = 'order-edit';
const PAYMENTS = 'order-payment';

export type OrderDraft<Values> = {
  values: Values;
  /** The order that it was typed over. */
  base: Order;
  /** What has been sent of it and not been answered. */
  attempt: Attempt<Values> | null;
};

export function useOrderEditDraft(id: number) {
  return useOrderDraft<StaffOrderValues>(EDITS, id);
}

export function usePaymentDraft(id: number) {
  return useOrderDraft<PaymentValues>(PAYMENTS, id);
}

function useOrderDraft<Values>(name: string, id: number) {
  const { draft, storeDraft, dropDraft } = useCachedDraft<OrderDraft<Values>>(name, id);
  const attempt = useRef(draft?.attempt ?? null);
  const isDiscarded = useRef(false);
  return {
    draft,
    attempt,
    storeDraft,
    dropDraft,
    /** Then nothing is kept or said of it any more, whatever the answer to it. */
    isDiscarded,
    discardDraft: () => {
      isDiscarded.current = true;
      dropDraft();
    },
  };
}

type DraftKind = 'edit' | 'payment';

export function useDraftKind(id: number): DraftKind | null {
  const queryClient = useQueryClient();
  const [kind] = useState<DraftKind | null>(() => {
    if (hasDraft(queryClient, EDITS, id)) return 'edit';
    return hasDraft(queryClient, PAYMENTS, id) ? 'payment' : null;
  });
  return kind;
}

/** Forgets the drafts of what has left the list. */
export function useDraftsOfPending(orders: readonly Order[]): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const pending = new Set<unknown>(orders.map(({ id }) => id));
    for (const name of [EDITS, PAYMENTS]) {
      dropDrafts(queryClient, name, ([id]) => !pending.has(id));
    }
  }, [queryClient, orders]);
}
