// What was typed into an order at the desk and not saved: it outlives a drawer that was closed by
// accident and a session that has ended, until it is saved or discarded, or the order leaves the desk.
import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { dropDrafts, hasDraft, moveDraft } from '../../browser/forms/cached-draft.ts';

export const DRAFT_NAMES = {
  edit: 'order-edit',
  payment: 'order-payment',
  added: 'order-added-payment',
};

export type DraftKind = keyof typeof DRAFT_NAMES;

type DraftMode = 'edit' | 'payment';

/** What was left unsaved of the order when it was opened; asked anew each time that it is. */
export function useDraftKind(id: number, isOpen: boolean): DraftMode | null {
  const queryClient = useQueryClient();
  const isLeft = (kind: DraftKind) => hasDraft(queryClient, DRAFT_NAMES[kind], id);
  const draftKind = (): DraftMode | null => {
    if (isLeft('edit')) return 'edit';
    return isLeft('payment') || isLeft('added') ? 'payment' : null;
  };
  const [found, setFound] = useState(() => ({ isOpen, kind: draftKind() }));
  if (found.isOpen === isOpen) return found.kind;
  const next = { isOpen, kind: isOpen ? draftKind() : found.kind };
  setFound(next);
  return next.kind;
}

/** Whether something was typed into the order and not saved. */
export const isTypedInto = (queryClient: QueryClient, id: number): boolean =>
  Object.values(DRAFT_NAMES).some((name) => hasDraft(queryClient, name, id));

/** What was typed into an order that was made here goes on under the number that it has been given. */
export function numberDrafts(queryClient: QueryClient, name: number, number: number): void {
  for (const kind of Object.values(DRAFT_NAMES)) {
    moveDraft<{ base: Order }>(
      queryClient,
      [
        [kind, name],
        [kind, number],
      ],
      (draft) => ({ ...draft, base: { ...draft.base, id: number } }),
    );
  }
}

/**
 * Forgets what was typed into an order that is in neither list any more, while the first one has all that are pending;
 * one that was made here and has no number yet leaves the list for its number.
 */
export function useDraftsOfShown(
  pending: readonly Order[],
  delivered: readonly Order[],
  isWhole: boolean,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isWhole) return;
    const shown = new Set<unknown>([...pending, ...delivered].map(({ id }) => id));
    for (const name of Object.values(DRAFT_NAMES)) {
      dropDrafts(queryClient, name, ([id]) => !shown.has(id) && Number(id) > 0);
    }
  }, [queryClient, pending, delivered, isWhole]);
}
